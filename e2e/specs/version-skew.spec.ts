import { rmSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { CONTRACT_VERSION } from '@sopaan/contract/version';
import { ONE_OF_EACH, collectScripts, countCopies } from '../testing/validators/library-copies';
import {
  collectReports,
  expectFailedRegion,
  expectUsableShell,
} from '../testing/pages/failed-region';
import { expectSettled } from '../testing/pages/layout';
import {
  buildContract1,
  buildCurrentLearn,
  mixReleases,
  overrideContract,
} from '../testing/builds/contract-builds';
import { FORMER_REMOTES, addFormerReleases, screenUrls } from '../testing/builds/former-releases';
import {
  pageContract,
  receivedEvents,
  listenOnPage,
  publishOnPage,
} from '../testing/pages/page-bus';
import { regions, releaseOf } from '../testing/pages/regions';
import { expect, createSession, test } from '../testing/test';

// All tests of this file share the builds of the other contract.
test.describe.configure({ mode: 'default' });

let contract1Build = '';
let currentLearnBuild = '';

test.beforeAll(async () => {
  test.setTimeout(300_000);
  [contract1Build, currentLearnBuild] = await Promise.all([buildContract1(), buildCurrentLearn()]);
});
test.afterAll(() => {
  for (const folder of [contract1Build, currentLearnBuild])
    rmSync(folder, { recursive: true, force: true });
});

const ACTIVITY = 'activity:changed';
const quizBusy = { remote: 'learn', busy: true, reason: 'A quiz is running' };
const quizIdle = { remote: 'learn', busy: false, reason: '' };
const formBusy = { remote: 'profile', busy: true, reason: 'Unsaved changes' };
const formIdle = { remote: 'profile', busy: false, reason: '' };

function pageOf(name: string) {
  const page = regions.find(({ remote }) => remote === name);
  if (!page) throw new Error(`There is no page of ${name}`);
  return page;
}
const quizPage = pageOf('learn');

async function navigate(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);
}

/** `buildContract1` and `buildCurrentLearn` add a listener for this event to the remote learn, which requests a toast. */
async function requestToastFromRemote(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('probe')));
}

/** Starts a quiz; the returned function visits the pages of all other remotes without reloading and counts library copies. */
async function startQuiz(page: Page, context: BrowserContext, url: string) {
  await createSession(context, url);
  const { scripts, stop } = collectScripts(page);
  await page.goto(url + quizPage.url);
  await expectSettled(page);
  await page.getByRole('button', { name: 'Start quiz' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  // Events that are the same in both contracts: the time in the host's banner, and a toast.
  await expect(page.getByRole('banner').getByRole('timer')).toHaveText(/^Time Left: /);
  await requestToastFromRemote(page);
  await expect(page.locator('[data-toast]')).toHaveText(/From the remote/);
  return async () => {
    for (const { url: next, heading } of regions.filter(({ remote }) => remote !== 'learn')) {
      await navigate(page, next);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectSettled(page);
    }
    stop();
    return countCopies(await Promise.all(scripts.values()));
  };
}

/** Expects that the host offers an update to another release set during a running quiz, but does not apply it. */
async function expectUpdateToWait(page: Page): Promise<void> {
  await navigate(page, quizPage.url);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.route('**/-/set', (route) => route.fulfill({ json: { set: 'another' } }));
  const offer = page.getByRole('region', { name: 'New version' });
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(offer).toContainText(`Not updated yet: ${quizBusy.reason}.`, { timeout: 500 });
  }).toPass();
}

test('a remote of contract 1 works on the current host, and the page loads each library once', async ({
  page,
  context,
  serve,
}) => {
  const edge = await serve(mixReleases([{ unit: 'remote-learn', from: contract1Build }]));
  const visitOthersAndCountCopies = await startQuiz(page, context, edge.url);
  expect(await pageContract(page)).toBe(CONTRACT_VERSION);
  await listenOnPage(page, ACTIVITY);
  expect(await receivedEvents(page, 'receivedByPage')).toEqual([{ ...quizBusy, task: 'page' }]);

  await publishOnPage(page, ACTIVITY, { ...formBusy, task: 'resume' });
  await publishOnPage(page, ACTIVITY, { ...formBusy, task: 'skills' });
  await publishOnPage(page, ACTIVITY, { ...formIdle, task: 'resume' });
  await publishOnPage(page, ACTIVITY, { ...formIdle, task: 'skills' });
  expect(await receivedEvents(page, 'receivedByRemote')).toEqual([
    quizBusy,
    formBusy,
    formBusy,
    // One form is closed, the other is still open.
    formBusy,
    formIdle,
  ]);

  expect(await visitOthersAndCountCopies()).toEqual(ONE_OF_EACH);
  expect(await receivedEvents(page, 'receivedByPage')).toContainEqual({
    ...quizIdle,
    task: 'page',
  });
  await expectUpdateToWait(page);
});

test('the current remotes work on a host of contract 1, and the page loads each library once', async ({
  page,
  context,
  serve,
}) => {
  const edge = await serve(
    mixReleases([
      { unit: 'host', from: contract1Build },
      { unit: 'remote-learn', from: currentLearnBuild },
    ]),
  );
  const visitOthersAndCountCopies = await startQuiz(page, context, edge.url);
  expect(await pageContract(page)).toBeUndefined();
  await listenOnPage(page, ACTIVITY);
  expect(await receivedEvents(page, 'receivedByPage')).toEqual([quizBusy]);

  await publishOnPage(page, ACTIVITY, formBusy);
  await publishOnPage(page, ACTIVITY, formIdle);
  const expected = [quizBusy, formBusy, formIdle].map((event) => ({ ...event, task: 'page' }));
  expect(await receivedEvents(page, 'receivedByRemote')).toEqual(expected);

  expect(await visitOthersAndCountCopies()).toEqual(ONE_OF_EACH);
  expect(await receivedEvents(page, 'receivedByPage')).toContainEqual(quizIdle);
  await expectUpdateToWait(page);
});

test('[G12] releases from before the federation runtime show all their pages on the current host, with its libraries and its session stores', async ({
  page,
  context,
  serve,
}) => {
  const units = mixReleases([]);
  addFormerReleases(units);
  const edge = await serve(units);
  await createSession(context, edge.url);
  const reports = collectReports(page);
  const { scripts, stop } = collectScripts(page);
  const urls = FORMER_REMOTES.flatMap((remote) => screenUrls(releaseOf(remote, units)));

  await page.goto(edge.url + pageOf('practice').url);
  await expectSettled(page);
  for (const url of urls) {
    const title = await page.title();
    await navigate(page, url);
    await expect(page).not.toHaveTitle(title);
    await expectSettled(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  }
  await navigate(page, pageOf('profile').url);
  await expect(
    page.getByRole('heading', { level: 1, name: pageOf('profile').heading }),
  ).toBeVisible();
  await expectSettled(page);
  stop();

  const copies = countCopies(await Promise.all(scripts.values()));
  // One copy of the session's code in the host, and three in scripts of this release of explore: all find the same stores by their key.
  expect(copies).toEqual({ ...ONE_OF_EACH, session: 4 });
  expect(reports).toEqual([]);
});

for (const [remote, host, overrides] of [
  [
    'a remote of the current contract without an adapter, on a host of contract 1',
    'contract 1',
    { adapts: [] },
  ],
  [
    'a remote of a contract that neither it nor the host has an adapter for',
    'current',
    { contract: '^9.0.0', adapts: [] },
  ],
] as const) {
  test(`the host rejects ${remote}: only the region of that remote shows an error`, async ({
    page,
    problems,
    serve,
  }) => {
    problems.allow(/RemoteError|status of 404/);
    const units = mixReleases(
      host === 'contract 1' ? [{ unit: 'host', from: contract1Build }] : [],
    );
    overrideContract(units, 'learn', { ...overrides, adapts: [...overrides.adapts] });
    const edge = await serve(units);
    const reports = collectReports(page);
    await page.goto(edge.url + quizPage.url);
    await expectUsableShell(page);
    await expectFailedRegion(page, quizPage);
    await expect.poll(() => reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({
      remote: 'learn',
      release: releaseOf('learn').release,
      code: 'REMOTE_INCOMPATIBLE',
    });
    await navigate(page, pageOf('marketing').url);
    await expect(
      page.getByRole('heading', { level: 1, name: pageOf('marketing').heading }),
    ).toBeVisible();
  });
}
