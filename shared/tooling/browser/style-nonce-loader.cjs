/** Style elements that a library makes carry the page's nonce, or the content policy refuses them. The library has no setting for it. */
const MADE = "document.createElement('style')";
const NONCE = `document.querySelector('meta[name="csp-nonce"]')?.nonce ?? ''`;

module.exports = function giveStyleNonce(source) {
  const parts = source.split(MADE);
  if (parts.length !== 2) {
    throw new Error(`${this.resourcePath} no longer makes its styles in one place: ${MADE}`);
  }
  return parts.join(`Object.assign(${MADE}, { nonce: ${NONCE} })`);
};
