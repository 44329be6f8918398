/** Style elements that a library makes carry the page's nonce, or the content policy refuses them. The library has no setting for it. */
const CREATE_STYLE = "document.createElement('style')";
const NONCE = `document.querySelector('meta[name="csp-nonce"]')?.nonce ?? ''`;

module.exports = function addStyleNonce(source) {
  const parts = source.split(CREATE_STYLE);
  if (parts.length !== 2) {
    throw new Error(`${this.resourcePath} no longer makes its styles in one place: ${CREATE_STYLE}`);
  }
  return parts.join(`Object.assign(${CREATE_STYLE}, { nonce: ${NONCE} })`);
};
