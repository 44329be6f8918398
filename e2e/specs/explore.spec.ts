import type { Page } from '@playwright/test';
import { axeViolations } from '../testing/validators/accessibility';
import { expectSettled, isPhone } from '../testing/pages/layout';
import { failRequests } from '../testing/pages/failing-requests';
import { expect, test } from '../testing/test';

const list = (page: Page) => page.getByRole('main').getByRole('list', { name: /jobs|courses/i });
const rows = (page: Page) => list(page).getByRole('listitem');
const bar = (page: Page) => page.locator('#explore-bar');
const count = (page: Page) => page.getByRole('main').getByText(/^[\d,]+ .*found/);
const query = (page: Page) => new URL(page.url()).search;
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const historyLength = (page: Page) => page.evaluate(() => history.length);
const chip = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove filter ${name}`, exact: true });

async function isBarInView(page: Page, edge: 'top' | 'bottom') {
  const box = await bar(page).boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  if (!box) return false;
  return edge === 'top'
    ? box.y < height / 4 && box.y > 0
    : Math.abs(box.y + box.height - height) < 1;
}

test('[EX-001] [EX-002] [EX-003] [EX-005] [U1] the filter bar and the count stay in view, and each change adds one history entry', async ({
  page,
}) => {
  await page.goto('/explore/jobs/private-job');
  await expect(rows(page)).toHaveCount(20);
  await rows(page).nth(15).scrollIntoViewIfNeeded();
  expect(await isBarInView(page, isPhone(page) ? 'bottom' : 'top')).toBe(true);
  const unfilteredCount = await count(page).textContent();
  const before = await historyLength(page);

  if (isPhone(page)) {
    await bar(page).getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: /^Full-time/ }).check();
    await sheet.getByRole('checkbox', { name: /^Hybrid/ }).check();
    const apply = sheet.getByRole('button', { name: /^Show/ });
    await expect(apply).toHaveAttribute('aria-busy', 'false');
    const announcedCount = (await apply.textContent())?.replace('Show ', '') ?? '';
    expect(query(page)).toBe('');
    await apply.click();
    await expect(sheet).toHaveCount(0);
    await expect(count(page)).toContainText(`${announcedCount} found`);
    await expect(count(page)).toBeInViewport();
    expect(await historyLength(page)).toBe(before + 1);
  } else {
    await bar(page).getByRole('button', { name: 'Job type' }).click();
    await page.getByRole('checkbox', { name: /^Full-time/ }).check();
    await expect(page).toHaveURL(/\?jobType=Full-time$/);
    await expect(count(page)).toBeInViewport();
    await page.keyboard.press('Escape');
    await bar(page).getByRole('button', { name: 'Work mode' }).click();
    await page.getByRole('checkbox', { name: /^Hybrid/ }).check();
    await expect(page).toHaveURL(/work_mode=hybrid$/);
    expect(await historyLength(page)).toBe(before + 2);
    await page.keyboard.press('Escape');
  }
  expect(query(page)).toBe('?jobType=Full-time&work_mode=hybrid');
  await chip(page, 'Full-time').click();
  await expect.poll(() => query(page)).toBe('?work_mode=hybrid');
  await page.goBack();
  await expect(chip(page, 'Full-time')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.poll(() => query(page)).toBe('');
  await expect(count(page)).toHaveText(unfilteredCount ?? '');

  await bar(page)
    .getByRole('button', { name: /^Category/ })
    .click();
  await page.getByRole('menuitem', { name: 'Courses' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore courses' })).toBeVisible();
  expect(query(page)).toBe('');
});

test(
  '[EX-009] Back from a job restores the loaded jobs and the scroll position, also after a reload',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/explore/jobs/private-job');
    for (const shown of [40, 60]) {
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(rows(page)).toHaveCount(shown);
    }
    const target = rows(page).nth(45).getByRole('link');
    await target.scrollIntoViewIfNeeded();
    await expectSettled(page);
    const position = await scrollY(page);
    await target.press('Enter');
    await expect(page).toHaveURL(/\/job\/preview\//);
    await page.goBack();
    await expect(rows(page)).toHaveCount(60);
    await expect.poll(() => scrollY(page)).toBe(position);
    await page.reload();
    await expect(rows(page)).toHaveCount(60);
    await expect.poll(() => scrollY(page)).toBe(position);
  },
);

test(
  '[EX-004] [EX-019] [EX-020] [EX-021] links in the footer apply filters, which are shown as chips',
  { tag: '@once' },
  async ({ page }) => {
    for (const [group, link, name, filter] of [
      ['Participate', 'Hackathons', 'Explore competitions', 'Hackathon'],
      ['Participate', 'College festivals', 'Explore competitions', 'College Festival'],
      ['Apply', 'Work from home', 'Explore jobs', 'Work From Home'],
      ['Learn', 'Live classes', 'Explore courses', 'Live classes'],
      ['Learn', 'Courses with certificate', 'Explore courses', 'With certificate'],
    ] as const) {
      await page.goto('/explore/practice');
      const footer = page.getByRole('contentinfo');
      if (isPhone(page)) await footer.locator('summary', { hasText: group }).click();
      await footer.getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(chip(page, filter)).toBeVisible();
      await expect(count(page)).not.toHaveText(/^0 /);
    }
  },
);

test(
  '[EX-009] [EX-010] empty results, a failed list and an unknown job type offer a way forward',
  { tag: '@once' },
  async ({ page, problems }) => {
    problems.allow(/status of (404|500|503)|ERR_FAILED/);
    await page.goto('/explore/jobs/private-job?search=zzzz&work_mode=remote');
    await expect(page.getByText('No private jobs match your search')).toBeVisible();
    await page.getByRole('button', { name: /^Without “zzzz”: \d+ private jobs$/ }).click();
    await expect(rows(page).first()).toBeVisible();
    expect(query(page)).toBe('?work_mode=remote');

    const restoreList = await failRequests(page, '**/api/privatejob/get_all?*');
    await chip(page, 'Remote').click();
    const failedAlert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(failedAlert).toBeVisible();
    restoreList();
    await failedAlert.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(20);

    const restore = await failRequests(page, '**/api/privatejob/get_all?*');
    await page.getByRole('button', { name: 'Show more' }).click();
    const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeVisible();
    await expect(rows(page)).toHaveCount(20);
    restore();
    await tryAgain.click();
    await expect(rows(page)).toHaveCount(40);

    await page.goto('/explore/jobs/part-time');
    await expect(page.getByText('404 — Page Not Found')).toBeVisible();
  },
);

test('[EX-002] everything is reachable by keyboard, and the bar never covers the focused element', async ({
  page,
}) => {
  await page.goto('/explore/jobs/govt-job');
  await expect(rows(page)).toHaveCount(20);
  await rows(page).first().getByRole('link').focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('Tab');
  for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    const focusedBox = await page.locator(':focus').boundingBox();
    const barBox = await bar(page).boundingBox();
    if (!focusedBox || !barBox) throw new Error('nothing has the focus');
    if (isPhone(page)) expect(focusedBox.y + focusedBox.height).toBeLessThanOrEqual(barBox.y);
    else expect(focusedBox.y).toBeGreaterThanOrEqual(barBox.y + barBox.height);
  }
  if (!isPhone(page)) {
    await bar(page).getByRole('button', { name: 'Exam' }).press('Enter');
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: /^UPSC/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bar(page).getByRole('button', { name: 'Exam' })).toBeFocused();
    return;
  }
  await bar(page).getByRole('button', { name: 'Filters' }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect(sheet).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(sheet.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'Filters' })).toBeFocused();
});
