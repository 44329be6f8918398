import type { Page } from '@playwright/test';
import { expectSettled } from '../testing/pages/layout';
import { expect, test } from '../testing/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Pauses each view transition when its animations begin, however slow the machine, and counts these transitions. */
async function pauseTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const skip = transition.skipTransition.bind(transition);
      transition.skipTransition = () => undefined;
      transition.ready.then(
        () => {
          for (const animation of document.getAnimations()) animation.pause();
          transition.skipTransition = skip;
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
  'a change of the page is animated, and a press during the animation acts on the new page',
  { tag: '@once' },
  async ({ page }) => {
    const countTransitions = await pauseTransitions(page);
    await page.goto('/about-us');
    await expectSettled(page);
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
    const footer = page.getByRole('contentinfo');
    const heading = page.getByRole('heading', { level: 1 });
    await footer.getByRole('link', { name: 'Terms & Conditions' }).click();
    await expect(heading).toHaveText('Terms & Conditions');
    await expect.poll(countTransitions).toBe(1);

    // Playwright does not click on what the animation covers, so the mouse does.
    const link = footer.getByRole('link', { name: 'Privacy policy' });
    await link.scrollIntoViewIfNeeded();
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 8, y + 8);
    await expect(heading).toHaveText('Privacy & Policy');
    await expect.poll(countTransitions).toBe(2);
  },
);
