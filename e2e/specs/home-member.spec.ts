import type { Page, Response } from '@playwright/test';
import { applyEndpoint } from '@sopaan/schemas/jobs/application';
import { memberCalls } from '../testing/accounts/member-calls';
import { failRequests } from '../testing/pages/failing-requests';
import { expectSettled } from '../testing/pages/layout';
import { JOB } from '../testing/pages/sample';
import { expect, openBlank, test } from '../testing/test';
import { axeViolations } from '../testing/validators/accessibility';

/** A text that only the steps contain. */
const WORDS_OF_STEPS = 'Add your education';

/** Returns a function that stops watching and resolves to whether a script that the page has loaded contains `WORDS_OF_STEPS`. */
function watchScripts(page: Page): () => Promise<boolean> {
  const scripts: Array<Promise<string>> = [];
  const onResponse = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  };
  page.on('response', onResponse);
  return async () => {
    page.off('response', onResponse);
    return (await Promise.all(scripts)).some((text) => text.includes(WORDS_OF_STEPS));
  };
}

test(
  '[HO-067] the home page of guests does not load the next steps of members',
  { tag: '@once' },
  async ({ page }) => {
    const hasLoadedSteps = watchScripts(page);
    await page.goto('/');
    await expectSettled(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
    expect(await hasLoadedSteps()).toBe(false);
  },
);

test(
  '[HO-067] a new member is shown where to begin, also after a failure, then how to go on, until the session ends',
  { tag: '@once' },
  async ({ page, context, baseURL, problems, signedIn }) => {
    problems.allow(/status of 500/);
    const restore = await failRequests(page, /\/api\/next-steps/);
    const hasLoadedSteps = watchScripts(page);
    await page.goto('/');
    const intro = page.getByRole('region', { name: 'Your next steps' });
    const failure = intro.getByRole('alert', { name: 'Your next steps could not be loaded' });
    await expect(failure).toBeVisible();
    expect(await hasLoadedSteps()).toBe(true);
    await expect(intro.getByRole('link', { name: 'Go to my profile' })).toBeVisible();
    restore();
    await failure.getByRole('button', { name: 'Try again' }).click();
    const steps = intro.getByRole('list', { name: 'Your next steps' });
    await expect(steps.getByRole('link')).toHaveCount(5);
    await expect(intro).toContainText(`Hello, ${signedIn.firstName}`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      // Polls, because the page is painted a moment after the attribute has changed.
      await expect
        .poll(() => axeViolations(page, { checkAllItems: true, skipFrame: true }))
        .toEqual([]);
    }

    // The whole row is the link.
    const row = steps.getByRole('listitem').filter({ hasText: 'Start the 100 days' });
    await row.click({ position: { x: 8, y: 8 } });
    await expect(page).toHaveURL(/\/practice\/100-days-code-conquest$/);
    await page.goBack();
    await expect(steps).toBeVisible();
    await memberCalls(page.request, signedIn.token)(applyEndpoint, { id: JOB.id });
    await page.reload();
    const competitions = steps.getByRole('link', { name: 'Join a competition' });
    await expect(competitions).toBeVisible();
    // Who has applied need not look for a job, and has nothing to do until there is news.
    await expect(steps).not.toContainText(/Find a job|See your application/);
    await competitions.click();
    await expect(intro).toHaveCount(0);
    await expect(page).toHaveURL(/\/competition$/);
    await page.goBack();
    await expect(steps).toBeVisible();

    const otherTab = await context.newPage();
    await openBlank(otherTab, baseURL ?? '');
    await otherTab.evaluate(() => localStorage.removeItem('token'));
    await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
    await expect(steps).toHaveCount(0);
  },
);
