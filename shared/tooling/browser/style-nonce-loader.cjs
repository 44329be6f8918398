/**
 * Adds the page's nonce to the style elements that monaco-editor creates; the content security policy blocks them otherwise. The
 * editor has no option for it.
 */
const CREATE_STYLE = "document.createElement('style')";
const NONCE = `document.querySelector('meta[name="csp-nonce"]')?.nonce ?? ''`;

module.exports = function addStyleNonce(source) {
  const parts = source.split(CREATE_STYLE);
  if (parts.length !== 2) {
    throw new Error(
      `${this.resourcePath} no longer creates its styles in exactly one place: ${CREATE_STYLE}`,
    );
  }
  return parts.join(`Object.assign(${CREATE_STYLE}, { nonce: ${NONCE} })`);
};
