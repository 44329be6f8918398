import type { DataRouter } from 'react-router-dom';
import { onNextRenderedPage } from './rendered-page';
import { addTransitionStyles } from './transition-styles';

/** Passes an update of the router to the page, at once or when the old page is captured. */
export type ShowUpdate = (update: () => void, state: DataRouter['state']) => void;

/** The browser shows the old page until the new one is rendered, but not longer than this. */
export const MAX_WAIT_MS = 100;
/** How long after the animation a press during it may be released. */
const CLICK_WAIT_MS = 500;

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Animates changes of the page's path. Changes of query and hash are not animated. */
export function startPageTransitions(pathname: string): ShowUpdate {
  addTransitionStyles();
  let lastPathname = pathname;
  let isAnimatedByBrowser = false;
  /** Updates since the start of a transition that has not captured the old page yet. */
  let waiting: Array<() => void> | undefined;

  const passUpdates = () => {
    const updates = waiting ?? [];
    waiting = undefined;
    for (const update of updates) update();
  };

  // A capturing listener runs before that of the router.
  addEventListener(
    'popstate',
    ({ hasUAVisualTransition }) => {
      isAnimatedByBrowser = hasUAVisualTransition;
    },
    { capture: true },
  );

  return (update, { location, historyAction }) => {
    const isSamePage = location.pathname === lastPathname;
    lastPathname = location.pathname;
    if (waiting) {
      waiting.push(update);
      return;
    }
    const isAlreadyAnimated = historyAction === 'POP' && isAnimatedByBrowser;
    if (isSamePage || isAlreadyAnimated || prefersReducedMotion()) {
      update();
      return;
    }
    waiting = [update];
    startTransition(passUpdates);
  };
}

/** Animates from the current page to the one that is rendered after the updates, unless that takes too long. */
function startTransition(passUpdates: () => void): void {
  const rendered = new Promise<void>(onNextRenderedPage);
  const transition = document.startViewTransition(() => {
    passUpdates();
    return rendered;
  });
  // It rejects when the transition is skipped, which the browser also does by itself, for example in a hidden tab.
  transition.ready.catch(() => undefined);
  const timer = setTimeout(() => {
    passUpdates();
    transition.skipTransition();
  }, MAX_WAIT_MS);
  void rendered.then(() => clearTimeout(timer));
  passPresses(transition);
}

/**
 * During the animation the browser directs presses at the root element: a press ends it, and its click goes to the element in its place.
 */
function passPresses(transition: ViewTransition): void {
  const skip = () => transition.skipTransition();
  const passClick = (event: MouseEvent) => {
    if (!event.isTrusted || event.target !== document.documentElement) return;
    const element = document.elementFromPoint(event.clientX, event.clientY);
    if (element instanceof HTMLElement) element.click();
  };
  addEventListener('pointerdown', skip, { once: true, capture: true });
  addEventListener('click', passClick);
  const stop = () => {
    removeEventListener('pointerdown', skip, { capture: true });
    // The click of a press during the animation follows when the button is released.
    setTimeout(() => removeEventListener('click', passClick), CLICK_WAIT_MS);
  };
  transition.finished.then(stop, stop);
}
