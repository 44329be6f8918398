/** Sets the nonce for the styles of notistack, which reads it from `__nonce__`. */
export function setToastNonce(nonce: string | undefined): void {
  if (nonce) Reflect.set(globalThis, '__nonce__', nonce);
}
