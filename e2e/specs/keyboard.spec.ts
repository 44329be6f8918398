import type { Page } from '@playwright/test';
import { expectSettled } from '../fixtures/layout';
import { expect, test } from '../fixtures/test';

/** Whether the element with the focus can be seen to have it. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return false;
    const box = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const inSight = box.bottom > 0 && box.top < innerHeight && box.width > 0 && box.height > 0;
    return inSight && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });

test('the keyboard alone: skip link, visible focus at every stop, focus on the content of a new page', async ({
  page,
  baseURL,
}) => {
  await page.goto('/about-us');
  await expectSettled(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
    await expect.poll(() => focusIsSeen(page), `focus is seen at ${name}`).toBe(true);
  }
  await page.getByRole('link', { name: 'See competitions' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}/competition`);
  await expect(page.locator('#content')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('the menu by keyboard: opens, moves, closes, and gives the focus back', async ({ page }) => {
  await page.goto('/about-us');
  await expectSettled(page);
  const wide = (page.viewportSize()?.width ?? 0) >= 768;
  const button = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: wide ? 'More' : 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
});
