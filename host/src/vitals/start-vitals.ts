import type { PageSet } from '@sopaan/contract/release';
import type { DataRouter } from 'react-router-dom';
import { afterLoad } from '../page-load/after-load';

/** Measures the page with code that is loaded after it. Does nothing on pages that the edge has not signed. */
export function startVitals(page: PageSet, router: DataRouter): void {
  if (!page.page) return;
  let firstMatch = router.state.initialized ? router.state.matches.at(-1) : undefined;
  const stop = router.subscribe(({ initialized, matches }) => {
    if (!initialized) return;
    firstMatch ??= matches.at(-1);
    stop();
  });
  afterLoad(async () => {
    const { measureVitals } = await import(/* webpackChunkName: "after-load" */ './measure-vitals');
    measureVitals(page, () => firstMatch?.route);
  });
}
