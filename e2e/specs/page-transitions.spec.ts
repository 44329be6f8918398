import type { Page } from '@playwright/test';
import { expectSettled } from '../testing/pages/layout';
import { expect, test } from '../testing/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Pauses each view transition when its animations begin, and counts these transitions. */
async function pauseTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(
        () => {
          for (const animation of document.getAnimations()) animation.pause();
          const { transitions = '0' } = document.documentElement.dataset;
          document.documentElement.dataset.transitions = String(Number(transitions) + 1);
        },
        () => undefined,
      );
      return transition;
    };
  });
  return async () =>
    Number(await page.evaluate(() => document.documentElement.dataset.transitions ?? '0'));
}

test(
  'a change of the page is animated, and clicks during the animation reach the new page',
  { tag: '@once' },
  async ({ page }) => {
    const countTransitions = await pauseTransitions(page);
    await page.goto('/about-us');
    await expectSettled(page);
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Terms & Conditions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    await footer.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
    // A busy machine may not render each of these pages in time for a transition.
    expect(await countTransitions()).toBeGreaterThan(0);
  },
);
