import { paths } from '@sopaan/contract/paths';
import { expectSettled } from '../testing/pages/layout';
import { COMPETITION, COURSE, GOVERNMENT_JOB, INSTITUTE, JOB, POST } from '../testing/pages/sample';
import { expect, test } from '../testing/test';

const PAGES = [
  paths.job(JOB.title, JOB.id),
  paths.job(GOVERNMENT_JOB.title, GOVERNMENT_JOB.id),
  paths.course(COURSE.title, COURSE.id),
  paths.competition(COMPETITION.title, COMPETITION.id),
  paths.institute(INSTITUTE.id),
  paths.post(POST.id),
];
const LONG_TEXT = 150;

test('[U20] pages about one thing begin at the edge of the logo, and their text has short lines', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSettled(page);
    const logo = await page.getByRole('link', { name: 'Sopaan, home' }).boundingBox();
    const header = await page.locator('main header').first().boundingBox();
    expect({ path, left: header?.x }).toEqual({ path, left: logo?.x });
    const lineLengths = await page.locator('main p').evaluateAll((paragraphs, minLength) => {
      return paragraphs
        .filter((one) => one.textContent.length > minLength && one.getClientRects().length > 0)
        .map((paragraph) => {
          const range = document.createRange();
          range.selectNodeContents(paragraph);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return paragraph.textContent.length / lines.size;
        });
    }, LONG_TEXT);
    expect(Math.max(0, ...lineLengths), path).toBeLessThan(82);
  }
});

test(
  '[U20] in a low window nothing stays in place while the page scrolls',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of PAGES) {
      await page.goto(path);
      await expectSettled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      const held = await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
          .filter((element) => element.getClientRects().length > 0)
          .map((element) => element.getAttribute('aria-label') ?? element.tagName),
      );
      expect(held, path).toEqual([]);
    }
  },
);
