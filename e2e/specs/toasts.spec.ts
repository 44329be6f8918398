import type { Page } from '@playwright/test';
import { expectSettled } from '../testing/pages/layout';
import { publishOnPage } from '../testing/pages/page-bus';
import { expect, test } from '../testing/test';

/** Requests a toast on the page's event bus. */
const showToast = (page: Page, message: string) =>
  publishOnPage(page, 'toast:requested', { kind: 'info', message });

const toasts = (page: Page) => page.locator('[data-toast]');

test('[HO-017] [HO-058] [HO-060] at most three toasts are shown, at the top centre, 356 px wide with a gap of 14 px', async ({
  page,
}) => {
  await page.goto('/terms-conditions');
  await expectSettled(page);
  for (const message of ['One', 'Two', 'Three', 'Four']) await showToast(page, message);
  await expect(toasts(page).filter({ hasText: 'Four' })).toBeVisible();
  await expect(toasts(page)).toHaveCount(3);
  await expect(toasts(page).filter({ hasText: 'One' })).toHaveCount(0);
  const width = page.viewportSize()?.width ?? 0;
  const boxes = async () =>
    Promise.all((await toasts(page).all()).map((toast) => toast.boundingBox()));
  await expect
    .poll(async () => {
      const [first, second] = (await boxes()).sort((a, b) => (a?.y ?? 0) - (b?.y ?? 0));
      return Math.round((second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0));
    })
    .toBe(14);
  for (const box of await boxes()) {
    expect(box?.width).toBe(Math.min(356, width - 32));
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2)).toBe(width / 2);
  }
  const header = await page.getByRole('banner').boundingBox();
  const top = Math.min(...(await boxes()).map((box) => box?.y ?? 0));
  expect(top).toBeGreaterThanOrEqual(header?.height ?? 0);
  expect(top).toBeLessThan(120);
});

test('[HO-059] a swipe over 45 px dismisses a toast', { tag: '@once' }, async ({ page }) => {
  await page.goto('/terms-conditions');
  await expectSettled(page);
  await showToast(page, 'Swipe me');
  const toast = toasts(page);
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  if (!box) throw new Error('no toast');
  const [x, y] = [box.x + 120, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 50, y, { steps: 5 });
  await page.mouse.up();
  await expect(toast).toHaveCount(0);
});
