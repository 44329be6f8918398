import { expectSettled } from '../testing/pages/layout';
import { expect, test } from '../testing/test';

test(
  '[HO-011] a new page starts at the top, and Back restores the scroll position',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/about-us');
    await expectSettled(page);
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    const footer = page.getByRole('contentinfo');
    const position = await footer
      .getByRole('link', { name: 'Terms & Conditions' })
      .evaluate((link) => {
        link.focus({ preventScroll: true });
        return scrollY;
      });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle('About us | Sopaan');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  },
);

test(
  '[HO-011] a reload keeps the scroll position, and opening the page again starts at the top',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/about-us');
    await expectSettled(page);
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
    await page.goto('/terms-conditions');
    await page.goto('/about-us');
    await expectSettled(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  '[MK-014] a page that is opened with a hash scrolls to the section',
  { tag: '@once' },
  async ({ page }) => {
    for (const id of ['Faq', 'contact']) {
      await page.goto('/about-us');
      await page.goto(`/coding-interview#${id}`);
      await expectSettled(page);
      await expect(page.locator(`#${id} h2`)).toBeInViewport();
    }
  },
);

test(
  '[HO-011] changing only the query keeps the scroll position',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/practice');
    await expectSettled(page);
    await page.getByRole('button', { name: 'Difficulty' }).click();
    const filter = page.getByRole('checkbox', { name: /^Beginner/ });
    await filter.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollBy(0, 40));
    await filter.focus();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(0);
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\?/);
    await expectSettled(page);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  },
);
