import type { Page } from '@playwright/test';
import { memberCalls } from '../testing/accounts/member-calls';
import { passQuizzes } from '../testing/accounts/earn-coins';
import { failNextRequest, failRequests } from '../testing/pages/failing-requests';
import { expect, test } from '../testing/test';
import { expectAccessible } from '../testing/validators/accessibility';

/** Opens a dialog whose request fails, and loads it again. */
async function openAfterFailure(
  page: Page,
  { button, title, request }: { button: string; title: string; request: RegExp },
) {
  const restore = await failRequests(page, request);
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByText(/could not be loaded/)).toBeVisible();
  restore();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText(/could not be loaded/)).toHaveCount(0);
  return dialog;
}

test(
  '[PF-019] coins of passed quizzes are in the history and buy a streak freeze, although each step fails once',
  { tag: '@once' },
  async ({ page, signedIn, problems }) => {
    problems.allow(/status of 500/);
    await passQuizzes(memberCalls(page.request, signedIn.token), 3);
    const restore = await failRequests(page, /\/api\/stats$/);
    await page.goto('/profile/profile');
    const card = page.getByRole('region', { name: 'Stats and Achievements' });
    await expect(card.getByText('Your stats could not be loaded')).toBeVisible();
    restore();
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(card).toContainText('60 points, 40 more to Learner');

    const rules = await openAfterFailure(page, {
      button: 'How it works?',
      title: 'How it works',
      request: /\/api\/coins\/rules$/,
    });
    await expect(rules.getByRole('row', { name: /^Streak freeze/ })).toContainText('50');
    await expectAccessible(page);
    await rules.getByRole('button', { name: 'Close' }).click();

    const history = await openAfterFailure(page, {
      button: 'View History',
      title: 'Coin history',
      request: /\/api\/coins\/history/,
    });
    const entries = history.getByRole('list', { name: 'Coin history' }).getByRole('listitem');
    await expect(entries).toHaveText([/\+20$/, /\+20$/, /\+20$/]);
    await expectAccessible(page);
    await history.getByRole('button', { name: 'Close' }).click();

    await card.getByRole('button', { name: 'Redeem' }).click();
    const redeem = page.getByRole('dialog', { name: 'Redeem coins' });
    await expect(redeem).toContainText('You have 60 coins.');
    await expectAccessible(page);
    await failNextRequest(page, /\/api\/coins\/streak-freezes$/, { method: 'POST' });
    await redeem.getByRole('button', { name: 'Buy streak freeze' }).click();
    await expect(redeem.getByText('The purchase could not be completed')).toBeVisible();
    await redeem.getByRole('button', { name: 'Buy streak freeze' }).click();
    await expect(redeem).toHaveCount(0);
    await expect(card).toContainText('1 streak freeze ready');
    await card.getByRole('button', { name: 'View History' }).click();
    await expect(entries).toHaveText([/-50$/, /\+20$/, /\+20$/, /\+20$/]);
  },
);
