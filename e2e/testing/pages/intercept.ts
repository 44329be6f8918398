import type { Page, Route } from '@playwright/test';

/** A path to which every edge responds with 200. */
const PROBE = '/healthz';
const INTERCEPTED = 204;

/** `page.route` for a page that is already open: its next request is intercepted. */
export async function intercept(
  page: Page,
  url: string | RegExp,
  handler: (route: Route) => unknown,
): Promise<void> {
  await page.route(url, handler);
  if (page.url() === 'about:blank') return;
  // Chromium confirms the interception before it is active in the process of the page, so a probe is repeated until it is intercepted.
  const answerProbe = (route: Route) => route.fulfill({ status: INTERCEPTED });
  await page.route(`**${PROBE}`, answerProbe);
  await page.evaluate(
    async ({ probe, intercepted }) => {
      while ((await fetch(probe)).status !== intercepted);
    },
    { probe: PROBE, intercepted: INTERCEPTED },
  );
  await page.unroute(`**${PROBE}`, answerProbe);
}
