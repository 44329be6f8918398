import { randomUUID } from 'node:crypto';
import type { Route } from '@playwright/test';
import { itemAt } from '../testing/item-at';
import { installClock } from '../testing/pages/clock';
import {
  collectReports,
  expectFailedRegion,
  expectUsableShell,
} from '../testing/pages/failed-region';
import { expectSettled } from '../testing/pages/layout';
import { REGION_TIMEOUT_MS, dataRegions, releaseOf } from '../testing/pages/regions';
import { expect, test } from '../testing/test';

for (const [index, [what, handler]] of (
  [
    ['is rejected', (route: Route) => route.abort('connectionfailed')],
    [
      'returns 500',
      (route: Route) =>
        route.fulfill({
          status: 500,
          json: { error: { code: 'INTERNAL', message: 'Out of order' }, requestId: randomUUID() },
        }),
    ],
    ['returns an invalid response', (route: Route) => route.fulfill({ json: { nonsense: true } })],
  ] as const
).entries()) {
  const region = itemAt(dataRegions, index);
  test(`${region.remote}: when the request of its screen ${what}, only its region fails, and Try again recovers it`, async ({
    page,
    problems,
  }) => {
    problems.allow(/Failed to load resource|ApiError/);
    const reports = collectReports(page);
    let isBroken = true;
    await page.route(region.requestPattern, (route) =>
      isBroken ? handler(route) : route.continue(),
    );
    await page.goto(region.url);
    await expectUsableShell(page);
    const { tryAgain, reference } = await expectFailedRegion(page, region);
    const { version, release } = releaseOf(region.remote);
    // Other requests of the screen may fail too; each is reported once.
    const matchingReports = () => reports.filter((one) => one.reference === reference);
    await expect.poll(matchingReports).toHaveLength(1);
    expect(matchingReports()[0]).toMatchObject({
      remote: region.remote,
      version,
      release,
      phase: 'data',
    });
    isBroken = false;
    await tryAgain.click();
    await expect(page.getByRole('heading', { level: 1, name: region.heading })).toBeVisible();
    await expectSettled(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
}

test('a region shows an error within 8 s when its request never completes', async ({
  page,
  problems,
}) => {
  problems.allow(/RemoteError|ApiError/);
  const [region] = dataRegions;
  if (!region) throw new Error('no region');
  let isBroken = true;
  await installClock(page);
  await page.route(region.requestPattern, (route) => (isBroken ? undefined : route.continue()));
  const requested = page.waitForRequest(region.requestPattern);
  await page.goto(region.url, { waitUntil: 'commit' });
  await requested;
  // Files that are still loading would run into their time limits as well.
  await page.waitForLoadState('load');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(REGION_TIMEOUT_MS);
  const { tryAgain } = await expectFailedRegion(page, region);
  isBroken = false;
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 1, name: region.heading })).toBeVisible();
});
