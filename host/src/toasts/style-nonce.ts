/** notistack's styles carry the page's nonce, or the content policy refuses them. It asks for the nonce by this name. */
export function giveStyleNonce(): void {
  const nonce = document.querySelector<HTMLElement>('meta[name="csp-nonce"]')?.nonce;
  if (nonce) Reflect.set(globalThis, '__nonce__', nonce);
}
