import { expect, type Page } from '@playwright/test';

/** The window of a laptop at 400 % zoom. */
const LOW_WINDOW = { width: 320, height: 256 };

/** The part of a low window that bars may cover while the page scrolls. */
const MAX_COVERED = 0.4;

/** Expects that bars that stay in place leave most of a low window to the content. */
export async function expectContentInLowWindow(page: Page): Promise<void> {
  await page.setViewportSize(LOW_WINDOW);
  // Polls, because the page renders again after its size has changed.
  await expect.poll(() => coveredPart(page)).toBeLessThanOrEqual(MAX_COVERED);
}

/** The part of the window's height that is covered by elements that stay in place, in the middle of the page. */
function coveredPart(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollHeight } = document.documentElement;
    scrollTo({ top: (scrollHeight - innerHeight) / 2, behavior: 'instant' });
    const staysInPlace = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        staysInPlace(element.parentElement));
    const rows = Array.from({ length: innerHeight }, (_, y) => y);
    const covered = rows.filter((y) => staysInPlace(document.elementFromPoint(innerWidth / 2, y)));
    return covered.length / rows.length;
  });
}
