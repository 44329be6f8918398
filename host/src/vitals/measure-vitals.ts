import type { Vitals } from '@sopaan/schemas/releases/health';
import type { RouteObject } from 'react-router-dom';
import { onCLS, onINP, onLCP } from 'web-vitals';
import type { PageIdentity } from '../federation/report-failure';
import { isRouteHandle } from '../router/route-handle';

const VITALS_URL = '/-/vitals';

/** Reports the vitals of the first route, with its release, to the edge once, when the page is first hidden. */
export function measureVitals(
  { set, page }: PageIdentity,
  getFirstRoute: () => RouteObject | undefined,
): void {
  const measured: Pick<Vitals, 'lcp' | 'inp' | 'cls'> = { lcp: null, inp: null, cls: null };
  const options = { reportAllChanges: true };
  onLCP(({ value }) => (measured.lcp = Math.round(value)), options);
  onINP(({ value }) => (measured.inp = Math.round(value)), options);
  onCLS(({ value }) => (measured.cls = Math.round(value * 10_000) / 10_000), options);

  let hasSent = false;
  const send = () => {
    const route = getFirstRoute();
    if (hasSent || !route || !isRouteHandle(route.handle)) return;
    if (Object.values(measured).every((value) => value === null)) return;
    hasSent = true;
    const { name, release } = route.handle.servedBy;
    const vitals: Vitals = {
      page,
      set,
      remote: name,
      release,
      route: route.path?.slice(0, 200) ?? '',
      ...measured,
    };
    navigator.sendBeacon(VITALS_URL, JSON.stringify(vitals));
  };
  // Registered last, so that the library reports its final values first.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  addEventListener('pagehide', send);
}
