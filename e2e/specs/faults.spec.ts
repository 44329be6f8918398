import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { installClock } from '../testing/pages/clock';
import {
  collectReports,
  expectFailedRegion,
  expectUsableShell,
} from '../testing/pages/failed-region';
import { expectSettled } from '../testing/pages/layout';
import {
  entryOf,
  libraryFilesOf,
  REGION_TIMEOUT_MS,
  regions,
  releaseOf,
  screenFilesOf,
  type Region,
} from '../testing/pages/regions';
import { itemAt } from '../testing/item-at';
import { expect, createSession, test } from '../testing/test';

type RouteHandler = (route: Route) => unknown;

const respondNotFound: RouteHandler = (route) => route.fulfill({ status: 404, body: 'Not found' });

const neverRespond: RouteHandler = () => undefined;

/** Faults of a remote's files. */
const faults: ReadonlyArray<{
  what: string;
  phase: string;
  files: (region: Region) => string[];
  handler: RouteHandler;
}> = [
  {
    what: 'its entry is blocked',
    phase: 'entry',
    files: (region) => [entryOf(region)],
    handler: (route) => route.abort('blockedbyclient'),
  },
  {
    what: 'its entry is missing',
    phase: 'entry',
    files: (region) => [entryOf(region)],
    handler: respondNotFound,
  },
  {
    what: 'its entry never responds',
    phase: 'entry',
    files: (region) => [entryOf(region)],
    handler: neverRespond,
  },
  {
    what: 'its entry has been modified',
    phase: 'entry',
    files: (region) => [entryOf(region)],
    handler: (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.hijacked = true;' }),
  },
  {
    what: 'the code of its screen is missing',
    phase: 'screen',
    files: screenFilesOf,
    handler: respondNotFound,
  },
  {
    what: 'the code of its screen never loads',
    phase: 'screen',
    files: screenFilesOf,
    handler: neverRespond,
  },
];

/** Navigates from a failed page to another remote's page without reloading. */
async function openOtherRemote(page: Page, { remote }: Region): Promise<void> {
  const elsewhere = remote === 'marketing' ? '/practice' : '/terms-conditions';
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, elsewhere);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert').getByRole('heading')).toHaveCount(0);
}

/**
 * Faults behave the same on every remote, so each fault is tested on one remote, and each remote with one fault. The tests of
 * `host/src/federation` cover all phases and error codes.
 */
const combinations = faults.map((fault, i) => ({ fault, region: itemAt(regions, i) }));

for (const { region, fault } of combinations) {
  test(`${region.remote}: when ${fault.what}, only its region fails, and Try again recovers it`, async ({
    page,
    context,
    baseURL,
    problems,
  }) => {
    problems.allow(
      /Failed to load resource|could not be loaded|integrity|MIME type|RemoteError|preload/,
    );
    if (region.session) await createSession(context, baseURL ?? '');
    const reports = collectReports(page);
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') loads.push(request.url());
    });
    // The timeouts of pending files run on a clock that the test controls.
    if (fault.handler === neverRespond) await installClock(page);
    let isBroken = true;
    for (const file of fault.files(region)) {
      await page.route(file, (route) => (isBroken ? fault.handler(route) : route.continue()));
    }

    await page.goto(region.url, { waitUntil: 'commit' });
    await expectUsableShell(page);
    // The shell does not wait for the region.
    if (fault.handler === neverRespond) {
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    }
    const focused = page.getByRole('banner').getByRole('link').first();
    await focused.focus();
    if (fault.handler === neverRespond) await page.clock.runFor(REGION_TIMEOUT_MS);
    const { tryAgain, reference } = await expectFailedRegion(page, region);
    await expect(focused).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'hijacked'))).toBeUndefined();
    const { version, release } = releaseOf(region.remote);
    await expect.poll(() => reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({
      remote: region.remote,
      version,
      release,
      phase: fault.phase,
      reference,
    });

    if (fault.handler !== neverRespond) {
      await openOtherRemote(page, region);
      await page.goBack({ waitUntil: 'commit' });
      await expect(tryAgain).toBeVisible();
    }

    isBroken = false;
    await tryAgain.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: region.heading })).toBeVisible();
    await expectSettled(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    expect(loads).toHaveLength(1);
    // The focus moves to the content, not to the top of the page.
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('content');
  });
}

test('when a library that the host provides has been modified, the region fails, and Try again recovers it', async ({
  page,
  problems,
}) => {
  problems.allow(/Failed to load resource|integrity|RemoteError|ChunkLoadError|preload/);
  const region = itemAt(regions, 0);
  const reports = collectReports(page);
  let isModified = true;
  for (const file of libraryFilesOf('@sopaan/ui/display')) {
    await page.route(file, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: isModified ? `${body} ` : body });
    });
  }
  await page.goto(region.url);
  await expectUsableShell(page);
  const { tryAgain } = await expectFailedRegion(page, region);
  await expect.poll(() => reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ remote: region.remote, phase: 'screen' });

  isModified = false;
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 1, name: region.heading })).toBeVisible();
  await expectSettled(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('only the region fails when the entry script with a valid hash is not a container', async ({
  page,
  problems,
}) => {
  problems.allow(/RemoteError|stand-in/);
  const [region] = regions;
  if (!region) throw new Error('no region');
  const body = '"use strict";';
  const hash = `sha384-${createHash('sha384').update(body).digest('base64')}`;
  const release = releaseOf(region.remote);
  const originalHash = release.files.find(({ name }) => name === release.entry)?.integrity ?? '';
  // The page's release set contains the hash of the wrong script, so that it runs.
  await page.route(region.url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(originalHash, hash) });
  });
  await page.route(entryOf(region), (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto(region.url);
  await expectUsableShell(page);
  await expectFailedRegion(page, region);
  await openOtherRemote(page, region);
});
