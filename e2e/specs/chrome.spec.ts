import { writeFile } from 'node:fs/promises';
import { linkIn, nextMail } from '../testing/accounts/mailbox';
import { expectSettled, isPhone } from '../testing/pages/layout';
import { runAdmin } from '../testing/sites/run-admin';
import { expect, test } from '../testing/test';
import { axeViolations } from '../testing/validators/accessibility';

test('[HO-025] [HO-026] [HO-027] the menu opens, closes on a click outside, and navigates', async ({
  page,
  baseURL,
}) => {
  await page.goto('/about-us');
  await expectSettled(page);
  const button = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: isPhone(page) ? 'Menu' : 'More' });
  const menu = page.getByRole('menu');
  await button.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(10, 500);
  await expect(menu).toHaveCount(0);
  await button.click();
  await page.getByRole('menuitem', { name: 'Private jobs' }).click();
  await expect(page).toHaveURL(`${baseURL}/private-job`);
  await expect(menu).toHaveCount(0);
  await button.click();
  await expect(menu).toBeVisible();
  // The backdrop receives the second click on the button and closes the menu.
  await button.click({ force: true });
  await expect(menu).toHaveCount(0);
});

test('[HO-012] the header stays on top while the page scrolls', async ({ page }) => {
  await page.goto('/terms-conditions');
  await expectSettled(page);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const box = await page.getByRole('banner').boundingBox();
  expect(box).toMatchObject({ y: 0 });
  // 4.8rem.
  expect(Math.round(box?.height ?? 0)).toBe(77);
});

test('the chosen theme persists after a reload', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await expectSettled(page);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  await page.reload();
  await expectSettled(page);
  expect(await background()).toBe(dark);
});

test(
  '[HO-028] [HO-029] [HO-030] [HO-031] the newsletter form validates an email address, the link in the email subscribes it, and an issue arrives',
  { tag: '@once' },
  async ({ page }, testInfo) => {
    await page.goto('/about-us');
    await expectSettled(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('© 2023 Sopaan');
    await expect(footer).toContainText('once per week. No spam.');
    await footer.getByLabel('Email').fill('not an address');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.getByRole('alert')).toHaveText('Please enter a valid email address.');
    await expect(footer.getByLabel('Email')).toBeFocused();
    const reader = `reader-${Date.now()}@example.in`;
    await footer.getByLabel('Email').fill(reader);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(footer.getByRole('status')).toContainText('Check your inbox');

    await page.goto(linkIn(await nextMail(reader)));
    await expectSettled(page);
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('status')).toContainText('You are subscribed');

    const slug = `issue-${Date.now()}`;
    const file = testInfo.outputPath('issue.md');
    await writeFile(
      file,
      `---\nsubject: What is new\nslug: ${slug}\n---\n\n## New\n\nSee the [courses](/course).\n`,
    );
    await runAdmin('newsletter', 'send', file, '--early');
    const issue = await nextMail(reader, 2);
    expect(issue.subject).toBe('What is new');
    expect(issue.text).toContain(`/newsletter/${slug}`);

    await main.getByRole('link', { name: 'Read past issues' }).click();
    await page.goto(`/newsletter/${slug}`);
    await expectSettled(page);
    await expect(page).toHaveTitle('What is new | Sopaan');
    expect(await axeViolations(page)).toEqual([]);
    const preferences = issue.text.match(/\S+(\/newsletter\/preferences\/\S+)/)?.[1];
    await page.goto(preferences ?? '');
    await page.getByRole('button', { name: 'Unsubscribe from all' }).click();
    await expect(page.getByText('You are unsubscribed')).toBeVisible();
  },
);

test(
  '[HO-032] [HO-033] [HO-034] [HO-035] [HO-036] [HO-037] [HO-038] [HO-039] [HO-040] every link in the footer leads to a page',
  { tag: '@once' },
  async ({ page, request }) => {
    await page.goto('/');
    await expectSettled(page);
    const links = await page
      .getByRole('contentinfo')
      // Links of closed groups have no role.
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(30);
    const statuses: string[] = [];
    for (const link of links) statuses.push(`${link} ${(await request.get(link)).status()}`);
    expect(statuses).toEqual(links.map((link) => `${link} 200`));
  },
);
