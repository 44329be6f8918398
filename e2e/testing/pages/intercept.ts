import type { Page, Route } from '@playwright/test';

/** Responds with 200 on every edge. */
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
  // Chromium reports that it intercepts requests before the process of the page does so.
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
