import type { Page } from '@playwright/test';
import { expectSettled } from '../testing/pages/layout';
import { ABOUT_HEADING, ABOUT_PATH, setAboutHeading } from '../testing/builds/marketing';
import { unitNames } from '../testing/sites/test-edge';
import { expect, test } from '../testing/worker-site';
import { fileHashes } from '../testing/builds/project-copy';
import { pageSetId } from '../testing/pages/page-set';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Simulates that the user returns to the tab. */
async function returnToTab(page: Page): Promise<void> {
  const setRead = page.waitForResponse((response) => response.url().endsWith('/-/set'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await setRead;
}

test('new visitors get a promoted release, and open tabs lose no input', async ({
  browser,
  page: openPage,
  copyProject,
  site,
}) => {
  const project = copyProject();
  const otherUnits = unitNames().filter((unit) => unit !== 'remote-marketing');
  const hashes = () =>
    Object.fromEntries(otherUnits.map((unit) => [unit, fileHashes(project, unit)]));
  const before = hashes();

  await openPage.goto(site.url + ABOUT_PATH);
  await expect(heading(openPage)).toHaveText(ABOUT_HEADING);
  const initialSet = await pageSetId(openPage);
  const typingPage = await openPage.context().newPage();
  await typingPage.goto(site.url + ABOUT_PATH);
  await expectSettled(typingPage);
  await typingPage.getByRole('contentinfo').getByRole('textbox').fill('asha@example.com');

  setAboutHeading(project, 'Published and promoted');
  await site.release(project, 'publish', 'marketing');
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(site.url + ABOUT_PATH);
  await expect(heading(visitor), 'published is not yet promoted').toHaveText(ABOUT_HEADING);

  await site.release(project, 'promote', 'marketing', '--why', 'A better heading');
  await visitor.goto(site.url + ABOUT_PATH);
  await expect(heading(visitor)).toHaveText('Published and promoted');
  expect(hashes()).toEqual(before);

  // An open page keeps its set until the user navigates away.
  await returnToTab(openPage);
  expect(await pageSetId(openPage)).toBe(initialSet);
  await expect(heading(openPage)).toHaveText(ABOUT_HEADING);
  await openPage.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(heading(openPage)).toHaveText(/Privacy/);
  await expect.poll(() => pageSetId(openPage)).toBe(await pageSetId(visitor));

  // A page with unsaved input asks first.
  await returnToTab(typingPage);
  const offer = typingPage.getByText('A new version of Sopaan is ready.');
  await expect(offer).toBeVisible();
  await typingPage.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(heading(typingPage)).toHaveText(/Privacy/);
  expect(await pageSetId(typingPage)).toBe(initialSet);
  await expect(typingPage.getByRole('contentinfo').getByRole('textbox')).toHaveValue(
    'asha@example.com',
  );
  await typingPage.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => pageSetId(typingPage)).toBe(await pageSetId(visitor));

  // New visitors see a rollback immediately.
  await site.release(project, 'rollback', '--why', 'The old heading was better');
  await visitor.goto(site.url + ABOUT_PATH);
  await expect(heading(visitor)).toHaveText(ABOUT_HEADING);
  expect(await pageSetId(visitor)).toBe(initialSet);
  const log = await site.release(project, 'log', '--json');
  expect(log).toContain('The old heading was better');
  expect(log).toContain('A better heading');
  await visitor.context().close();
});
