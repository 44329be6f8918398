import type { Page } from '@playwright/test';
import { collectReports, expectFailedRegion, expectUsableShell } from '../fixtures/failed-region';
import { settled } from '../fixtures/frame';
import {
  dataRegions,
  entryOf,
  regions,
  releaseOf,
  screenFilesOf,
  type Region,
} from '../fixtures/regions';
import { expect, giveSession, test } from '../fixtures/test';

/** What can become of a file on its way. */
const faults: ReadonlyArray<{
  what: string;
  phase: string;
  files: (region: Region) => string[];
  break: (page: Page, address: string) => Promise<unknown>;
}> = [
  {
    what: 'its entry is blocked',
    phase: 'entry',
    files: (region) => [entryOf(region)],
    break: (page, address) => page.route(address, (route) => route.abort('blockedbyclient')),
  },
  {
    what: 'its entry is missing',
    phase: 'entry',
    files: (region) => [entryOf(region)],
    break: (page, address) =>
      page.route(address, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  },
  {
    what: 'its entry never answers',
    phase: 'entry',
    files: (region) => [entryOf(region)],
    break: (page, address) => page.route(address, () => undefined),
  },
  {
    what: 'its entry has other bytes',
    phase: 'entry',
    files: (region) => [entryOf(region)],
    break: (page, address) =>
      page.route(address, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'window.hijacked = true;' }),
      ),
  },
  {
    what: 'the code of its screen is missing',
    phase: 'screen',
    files: screenFilesOf,
    break: (page, address) =>
      page.route(address, (route) => route.fulfill({ status: 404, body: 'Not found' })),
  },
];

/** Another remote's page, reached from a failed one without loading the page again. */
async function goElsewhere(page: Page, { remote }: Region): Promise<void> {
  const elsewhere = remote === 'marketing' ? '/practice' : '/terms-conditions';
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, elsewhere);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert').getByRole('heading')).toHaveCount(0);
}

for (const region of regions) {
  for (const fault of faults) {
    test(`${region.remote}: when ${fault.what}, that costs its region, and Try again heals it`, async ({
      page,
      context,
      baseURL,
      problems,
    }) => {
      problems.expect(
        /Failed to load resource|could not be loaded|integrity|MIME type|RemoteError|preload/,
      );
      if (region.session) await giveSession(context, baseURL ?? '');
      const reports = collectReports(page);
      const loads: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'document') loads.push(request.url());
      });
      const files = fault.files(region);
      for (const file of files) await fault.break(page, file);

      const since = Date.now();
      await page.goto(region.url, { waitUntil: 'commit' });
      await expectUsableShell(page, since);
      const focused = page.getByRole('banner').getByRole('link').first();
      await focused.focus();
      const again = await expectFailedRegion(page, region, since);
      await expect(focused).toBeFocused();
      expect(await page.evaluate(() => Reflect.get(globalThis, 'hijacked'))).toBeUndefined();
      const { version, release } = releaseOf(region.remote);
      await expect.poll(() => reports).toHaveLength(1);
      expect(reports[0]).toMatchObject({
        remote: region.remote,
        version,
        release,
        phase: fault.phase,
      });

      await goElsewhere(page, region);
      await page.goBack({ waitUntil: 'commit' });
      await expect(again).toBeVisible({ timeout: 8_000 });

      await page.unrouteAll();
      await again.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: region.heading })).toBeVisible();
      await settled(page);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      expect(loads).toHaveLength(1);
      // Whoever pressed the button goes on from the content, not from the top of the page.
      expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe(
        'content',
      );
    });
  }
}
