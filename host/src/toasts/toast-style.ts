/** The element that notistack's styles go into. */
const STYLE_ID = '_goober';

/** Creates notistack's style element, because notistack itself would do so with markup, and sets `__nonce__`, its nonce for styles. */
export function prepareToastStyle(nonce: string | undefined): void {
  if (nonce) Reflect.set(globalThis, '__nonce__', nonce);
  const style = Object.assign(document.createElement('style'), {
    id: STYLE_ID,
    nonce: nonce ?? '',
  });
  // notistack writes its styles into this text node.
  style.append('');
  document.head.append(style);
}
