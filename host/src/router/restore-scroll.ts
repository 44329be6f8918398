/** How long to wait for content that makes the page high enough. */
const TIMEOUT_MS = 4000;

/** Scrolls to a position, and again while the content grows, until the visitor interacts with the page. Returns a function that stops it. */
export function restoreScroll(top: number): () => void {
  const scroll = () => scrollTo(0, top);
  scroll();
  const observer = new ResizeObserver(scroll);
  const listeners = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    listeners.abort();
  };
  const timer = setTimeout(stop, TIMEOUT_MS);
  observer.observe(document.body);
  for (const action of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(action, stop, { passive: true, signal: listeners.signal });
  }
  return stop;
}
