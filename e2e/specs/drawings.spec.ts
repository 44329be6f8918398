import type { Page } from '@playwright/test';
import { paths } from '@sopaan/contract/paths';
import { expectSettled } from '../testing/pages/layout';
import { DESKTOP } from '../testing/pages/viewports';
import { expect, test } from '../testing/test';

/** The outlines of the generated pictures in the window, without their colours. */
async function visibleDrawings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main svg[viewBox="0 0 160 90"]')]
      .filter((picture) => {
        const { top, bottom, left, right, width } = picture.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      })
      .map((picture) =>
        [...picture.querySelectorAll(':scope > g:last-child *')]
          .map((shape) => `${shape.tagName} ${shape.getAttribute('d') ?? shape.getAttribute('x')}`)
          .join(),
      ),
  );
}

test('[U18] no drawing is twice on a screen', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  for (const path of [paths.home, '/course']) {
    await page.goto(path);
    await expectSettled(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    let count = 0;
    for (let top = 0; top < height; top += DESKTOP.height / 2) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect.poll(async () => (await visibleDrawings(page)).includes('')).toBe(false);
      const drawings = await visibleDrawings(page);
      expect(new Set(drawings).size, `${drawings.length} drawings of ${path}`).toBe(
        drawings.length,
      );
      count += drawings.length;
    }
    expect(count).toBeGreaterThan(3);
  }
});
