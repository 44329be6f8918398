/** How long the position is kept after it was reached, as content above it may still grow. */
const CORRECTION_MS = 4000;

/**
 * Scrolls to a position as soon as the content makes the page high enough, however slow the network is, and again while the
 * content grows, until the visitor interacts with the page. Returns a function that stops it.
 */
export function restoreScroll(top: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scroll = () => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 1) timer ??= setTimeout(stop, CORRECTION_MS);
  };
  const observer = new ResizeObserver(scroll);
  const listeners = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    listeners.abort();
  };
  scroll();
  observer.observe(document.body);
  for (const action of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(action, stop, { passive: true, signal: listeners.signal });
  }
  return stop;
}
