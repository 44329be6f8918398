import type { Page } from '@playwright/test';
import { expectSettled } from '../testing/pages/layout';
import { publishOnPage } from '../testing/pages/page-bus';
import { expect, test } from '../testing/test';

/** The header that the edge sent with the page, as scripts see it, and the sizes of the response. */
const readNavigation = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('no navigation');
    const entries = navigation.serverTiming.map(({ name, description }) => [name, description]);
    return {
      ...Object.fromEntries(entries),
      bytes: navigation.encodedBodySize,
      size: navigation.transferSize,
    };
  });

test(
  '[P13] reloading a page does not transfer its HTML again, gives it a new page ID and keeps the nonce, so that its styles apply',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/terms-conditions');
    await expectSettled(page);
    const first = await readNavigation(page);
    await page.reload();
    await expectSettled(page);
    const second = await readNavigation(page);
    expect(second.size).toBeLessThan(second.bytes);
    expect(second.nonce).toBe(first.nonce);
    expect(second.page).not.toBe(first.page);

    await publishOnPage(page, 'toast:requested', { kind: 'info', message: 'Styled' });
    const toast = page.locator('[data-toast]');
    await expect(toast).toBeVisible();
    const width = page.viewportSize()?.width ?? 0;
    expect((await toast.boundingBox())?.width).toBe(Math.min(356, width - 32));
  },
);
