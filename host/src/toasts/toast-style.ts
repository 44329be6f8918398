/** The element that notistack's styles go into. */
const STYLE_ID = '_goober';

/** Creates the style element of notistack, which would create it with markup, and sets the nonce, which it reads from `__nonce__`. */
export function prepareToastStyle(nonce: string | undefined): void {
  if (nonce) Reflect.set(globalThis, '__nonce__', nonce);
  const style = Object.assign(document.createElement('style'), {
    id: STYLE_ID,
    nonce: nonce ?? '',
  });
  style.append('');
  document.head.append(style);
}
