import { isFocusVisible } from '../testing/pages/keyboard';
import { expectSettled, isPhone } from '../testing/pages/layout';
import { expect, test } from '../testing/test';

test('works by keyboard alone: skip link, visible focus, and focus on the content after navigation', async ({
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
    await expect.poll(() => isFocusVisible(page), `visible focus on ${name}`).toBe(true);
  }
  await page.getByRole('link', { name: 'See competitions' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}/competition`);
  await expect(page.locator('#content')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('the menu opens, moves and closes by keyboard, and restores the focus', async ({ page }) => {
  await page.goto('/about-us');
  await expectSettled(page);
  const button = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: isPhone(page) ? 'Menu' : 'More' });
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
