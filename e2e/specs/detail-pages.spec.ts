import type { Page } from '@playwright/test';
import { paths } from '@sopaan/contract/paths';
import { expectSettled } from '../testing/pages/layout';
import { COMPETITION, COURSE, GOVERNMENT_JOB, INSTITUTE, JOB, POST } from '../testing/pages/sample';
import { DESKTOP, PHONE } from '../testing/pages/viewports';
import { expect, test } from '../testing/shared-page';

const PAGES = [
  paths.job(JOB.title, JOB.id),
  paths.job(GOVERNMENT_JOB.title, GOVERNMENT_JOB.id),
  paths.course(COURSE.title, COURSE.id),
  paths.competition(COMPETITION.title, COMPETITION.id),
  paths.institute(INSTITUTE.id),
  paths.post(POST.id),
];
const MIN_LONG_TEXT_CHARACTERS = 150;

for (const path of PAGES) {
  test(`[U20] ${path} begins at the edge of the logo and has short lines at both widths, and in a low window nothing stays in place while it scrolls`, async ({
    asGuest,
  }) => {
    await asGuest(async (page) => {
      await page.goto(path);
      await expectSettled(page);
      for (const width of [PHONE, DESKTOP]) {
        await page.setViewportSize(width);
        // Polls, because the page renders again after its width has changed.
        await expect.poll(() => offsetFromLogo(page)).toBe(0);
        expect(await longestLine(page)).toBeLessThan(82);
      }
      await page.setViewportSize({ width: 320, height: 256 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await expect.poll(() => elementsInPlace(page)).toEqual([]);
    });
  });
}

/** The distance between the left edges of the content's header and of the logo. */
async function offsetFromLogo(page: Page): Promise<number> {
  const logo = await page.getByRole('link', { name: 'Sopaan, home' }).boundingBox();
  const header = await page.locator('main header').first().boundingBox();
  return (header?.x ?? NaN) - (logo?.x ?? NaN);
}

/** The average number of characters in a line, of the long text with the longest lines. */
async function longestLine(page: Page): Promise<number> {
  const lineLengths = await page.locator('main p').evaluateAll((paragraphs, minLength) => {
    return paragraphs
      .filter((one) => one.textContent.length > minLength && one.getClientRects().length > 0)
      .map((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return paragraph.textContent.length / lines.size;
      });
  }, MIN_LONG_TEXT_CHARACTERS);
  return Math.max(0, ...lineLengths);
}

/** The content's elements that stay in place while the page scrolls. */
const elementsInPlace = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => element.getAttribute('aria-label') ?? element.tagName),
  );
