import { rmSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { CONTRACT_VERSION } from '@sopaan/contract/version';
import { ONE_OF_EACH, collectScripts, countCopies } from '../fixtures/copies';
import { collectReports, expectFailedRegion, expectUsableShell } from '../fixtures/failed-region';
import { settled } from '../fixtures/frame';
import {
  buildContract1,
  buildPresentLearn,
  mixReleases,
  sayContract,
} from '../fixtures/older-units';
import { contractOfPage, heard, listenOnPage, sayOnPage } from '../fixtures/page-bus';
import { regions, releaseOf } from '../fixtures/regions';
import { expect, giveSession, test } from '../fixtures/test';

// The builds of another contract serve all tests of this file.
test.describe.configure({ mode: 'default' });

let older = '';
let present = '';

test.beforeAll(async () => {
  test.setTimeout(120_000);
  [older, present] = await Promise.all([buildContract1(), buildPresentLearn()]);
});
test.afterAll(() => {
  for (const folder of [older, present]) rmSync(folder, { recursive: true, force: true });
});

const ACTIVITY = 'activity:changed';
const quizBusy = { remote: 'learn', busy: true, reason: 'A quiz is running' };
const quizIdle = { remote: 'learn', busy: false, reason: '' };
const formBusy = { remote: 'profile', busy: true, reason: 'Unsaved changes' };
const formIdle = { remote: 'profile', busy: false, reason: '' };

function regionOf(name: string) {
  const region = regions.find(({ remote }) => remote === name);
  if (!region) throw new Error(`There is no region of ${name}`);
  return region;
}
const learn = regionOf('learn');

async function move(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);
}

/** Runs a quiz, and goes on through the pages of all other remotes without loading the page again. */
async function runQuiz(page: Page, context: BrowserContext, url: string) {
  await giveSession(context, url);
  const scripts = collectScripts(page);
  await page.goto(url + learn.url);
  await settled(page);
  await page.getByRole('button', { name: 'Start quiz' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  // Same words in both contracts: the time in the host's banner, a toast.
  await expect(page.getByRole('banner').getByRole('timer')).toHaveText(/^Time Left: /);
  await page.evaluate(() => dispatchEvent(new Event('probe')));
  await expect(page.locator('[data-toast]')).toHaveText(/From the remote/);
  return async () => {
    for (const { url: next, heading } of regions.filter(({ remote }) => remote !== 'learn')) {
      await move(page, next);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await settled(page);
    }
    return countCopies(await Promise.all(scripts.values()));
  };
}

/** Back in the running quiz the host asks before it takes another set. */
async function expectHostToWait(page: Page): Promise<void> {
  await move(page, learn.url);
  await expect(page.getByRole('radio').first()).toBeVisible();
  await page.route('**/-/set', (route) => route.fulfill({ json: { set: 'another' } }));
  const offer = page.getByRole('region', { name: 'New version' });
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(offer).toContainText(`Not updated yet: ${quizBusy.reason}.`, { timeout: 500 });
  }).toPass();
}

test('a remote of contract 1 on the present host: both understand each other, with one of each library', async ({
  page,
  context,
  serve,
}) => {
  const edge = await serve(mixReleases([{ folder: 'remote-learn', from: older }]));
  const copiesAfterTour = await runQuiz(page, context, edge.url);
  expect(await contractOfPage(page)).toBe(CONTRACT_VERSION);
  await listenOnPage(page, ACTIVITY);
  expect(await heard(page, 'heardOnPage')).toEqual([{ ...quizBusy, task: 'page' }]);

  await sayOnPage(page, ACTIVITY, { ...formBusy, task: 'resume' });
  await sayOnPage(page, ACTIVITY, { ...formBusy, task: 'skills' });
  await sayOnPage(page, ACTIVITY, { ...formIdle, task: 'resume' });
  await sayOnPage(page, ACTIVITY, { ...formIdle, task: 'skills' });
  expect(await heard(page, 'heardByRemote')).toEqual([
    quizBusy,
    formBusy,
    formBusy,
    // One form is closed, the other still open.
    formBusy,
    formIdle,
  ]);

  expect(await copiesAfterTour()).toEqual(ONE_OF_EACH);
  expect(await heard(page, 'heardOnPage')).toContainEqual({ ...quizIdle, task: 'page' });
  await expectHostToWait(page);
});

test('the present remotes on a host of contract 1: both understand each other, with one of each library', async ({
  page,
  context,
  serve,
}) => {
  const edge = await serve(
    mixReleases([
      { folder: 'host', from: older },
      { folder: 'remote-learn', from: present },
    ]),
  );
  const copiesAfterTour = await runQuiz(page, context, edge.url);
  expect(await contractOfPage(page)).toBeUndefined();
  await listenOnPage(page, ACTIVITY);
  expect(await heard(page, 'heardOnPage')).toEqual([quizBusy]);

  await sayOnPage(page, ACTIVITY, formBusy);
  await sayOnPage(page, ACTIVITY, formIdle);
  const words = [quizBusy, formBusy, formIdle].map((said) => ({ ...said, task: 'page' }));
  expect(await heard(page, 'heardByRemote')).toEqual(words);

  expect(await copiesAfterTour()).toEqual(ONE_OF_EACH);
  expect(await heard(page, 'heardOnPage')).toContainEqual(quizIdle);
  await expectHostToWait(page);
});

for (const [what, host, said] of [
  ['a newer remote without an adapter on a host of contract 1', 'older', { adapts: [] }],
  ['a remote of a contract that nobody adapts', 'present', { contract: '^9.0.0', adapts: [] }],
] as const) {
  test(`${what} is refused, in its region only`, async ({ page, problems, serve }) => {
    problems.expect(/RemoteError|status of 404/);
    const units = mixReleases(host === 'older' ? [{ folder: 'host', from: older }] : []);
    sayContract(units, 'learn', { ...said, adapts: [...said.adapts] });
    const edge = await serve(units);
    const reports = collectReports(page);
    await page.goto(edge.url + learn.url);
    await expectUsableShell(page);
    await expectFailedRegion(page, learn);
    await expect.poll(() => reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({
      remote: 'learn',
      release: releaseOf('learn').release,
      code: 'REMOTE_INCOMPATIBLE',
    });
    await move(page, regionOf('marketing').url);
    await expect(
      page.getByRole('heading', { level: 1, name: regionOf('marketing').heading }),
    ).toBeVisible();
  });
}
