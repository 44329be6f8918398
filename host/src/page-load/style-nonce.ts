/** The nonce that the content security policy of the page requires of style elements. */
export function readStyleNonce(): string | undefined {
  return document.querySelector<HTMLElement>('meta[name="csp-nonce"]')?.nonce || undefined;
}
