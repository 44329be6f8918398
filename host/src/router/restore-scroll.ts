/** Content that comes later than this is not waited for. Milliseconds. */
const WAIT = 4000;

/** Scrolls to where a page was, again while its content grows to that height, until the person scrolls. */
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
  const timer = setTimeout(stop, WAIT);
  observer.observe(document.body);
  for (const action of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(action, stop, { passive: true, signal: listeners.signal });
  }
  return stop;
}
