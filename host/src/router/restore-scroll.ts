/** How long the position is kept after it was reached, as content above it may still grow. */
const CORRECTION_MS = 4000;

/** Scrolls to a position as soon as the content makes the page high enough. Returns a function that stops it. */
export function restoreScroll(top: number): () => void {
  return keepScrolled(() => {
    scrollTo(0, top);
    return Math.abs(scrollY - top) < 1;
  });
}

/** Scrolls to an element as soon as the page has it. Returns a function that stops it. */
export function scrollToElement(id: string): () => void {
  return keepScrolled(() => {
    const element = document.getElementById(id);
    element?.scrollIntoView();
    return element !== null;
  });
}

/**
 * Scrolls until the target is reached, however slow the network is, and again while the content grows, until the visitor
 * interacts with the page. `scroll` returns whether it has reached the target.
 */
function keepScrolled(scroll: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    if (!scroll()) return;
    additions.disconnect();
    timer ??= setTimeout(stop, CORRECTION_MS);
  };
  const additions = new MutationObserver(update);
  const growth = new ResizeObserver(update);
  const listeners = new AbortController();
  const stop = () => {
    clearTimeout(timer);
    additions.disconnect();
    growth.disconnect();
    listeners.abort();
  };
  additions.observe(document.body, { childList: true, subtree: true });
  growth.observe(document.body);
  update();
  for (const action of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(action, stop, { passive: true, signal: listeners.signal });
  }
  return stop;
}
