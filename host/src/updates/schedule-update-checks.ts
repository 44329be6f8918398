import type { DataRouter } from 'react-router-dom';

/** Interval of the checks while the page is visible. */
export const CHECK_INTERVAL_MS = 60_000;

/** Minimum interval of the checks after navigations. */
export const MIN_NAVIGATION_INTERVAL_MS = 30_000;

interface UpdateChecks {
  check: () => void;
  onHidden: () => void;
}

/** Checks for updates when the page becomes visible, after navigations, and at intervals while it is visible. */
export function scheduleUpdateChecks(router: DataRouter, { check, onHidden }: UpdateChecks): void {
  // Loading the page counts as the first check.
  let checkedAt = performance.now();
  let { key } = router.state.location;
  const checkIfVisible = () => {
    if (document.visibilityState === 'hidden') return;
    checkedAt = performance.now();
    check();
  };
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? onHidden() : checkIfVisible(),
  );
  setInterval(checkIfVisible, CHECK_INTERVAL_MS);
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.key === key) return;
    ({ key } = location);
    if (performance.now() - checkedAt >= MIN_NAVIGATION_INTERVAL_MS) checkIfVisible();
  });
}
