/** Sets the nonce for notistack's styles, which it reads from `__nonce__`; the content security policy refuses styles without it. */
export function setStyleNonce(): void {
  const nonce = document.querySelector<HTMLElement>('meta[name="csp-nonce"]')?.nonce;
  if (nonce) Reflect.set(globalThis, '__nonce__', nonce);
}
