import type { DataRouter } from 'react-router';

/** While the page is seen. Milliseconds. */
export const EACH = 60_000;

/** Navigations follow each other quickly; the set seldom changes. Milliseconds. */
export const BETWEEN_NAVIGATIONS = 30_000;

interface Moments {
  look: () => void;
  hide: () => void;
}

/** When to look for another set: on coming back to the page, after navigations, and now and then while it is seen. */
export function watchMoments(router: DataRouter, { look, hide }: Moments): void {
  // The page itself was the first answer.
  let looked = Date.now();
  let { key } = router.state.location;
  const lookNow = () => {
    if (document.visibilityState === 'hidden') return;
    looked = Date.now();
    look();
  };
  const seen = () => (document.visibilityState === 'hidden' ? hide() : lookNow());
  document.addEventListener('visibilitychange', seen);
  setInterval(lookNow, EACH);
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === key) return;
    ({ key } = location);
    if (Date.now() - looked >= BETWEEN_NAVIGATIONS) lookNow();
  });
}
