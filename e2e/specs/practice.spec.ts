import type { Page } from '@playwright/test';
import { axeViolations } from '../testing/validators/accessibility';
import { newPerson, signUp } from '../testing/accounts/account';
import { htmlErrors } from '../testing/validators/validate-html';
import { failRequests } from '../testing/pages/failing-requests';
import { submitLogIn } from '../testing/accounts/log-in';
import { solveChallenge } from '../testing/practice/solve-challenge';
import { expect, test } from '../testing/test';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });
const query = (page: Page) => new URL(page.url()).search;
const challenges = (page: Page) => page.getByRole('list', { name: 'Challenges', exact: true });

/** Clicks Try again in the error message of a part of the page. */
async function tryAgain(page: Page, failure: string): Promise<void> {
  await page
    .getByRole('alert')
    .filter({ hasText: failure })
    .getByRole('button', { name: 'Try again' })
    .click();
}

async function expectNoViolations(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  const horizontalOverflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(horizontalOverflow).toBe(0);
}

test(
  '[PR-001] [PR-002] [PR-003] a guest filters challenges, starts the 100 days after the login and appears on the leaderboard, although requests fail',
  { tag: '@once' },
  async ({ page, request, problems }) => {
    // The page's message for a failed request.
    problems.allow(/status of 500|Something went wrong on our end/);
    const person = newPerson();
    const token = await signUp(request, person);

    let restore = await failRequests(page, '**/api/practice/challenges?*');
    await page.goto('/practice');
    const failure = 'The challenges could not be loaded';
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
    restore();
    await tryAgain(page, failure);
    await expect(challenges(page).getByRole('listitem')).toHaveCount(20);

    const resultCount = page.getByRole('main').getByText(/^\d+ challenges? found/);
    const unfilteredCount = (await resultCount.textContent()) ?? '';
    await button(page, 'Topic').press('Enter');
    await page.getByRole('checkbox', { name: /^Strings/ }).press('Space');
    await expect(page).toHaveURL(/\?topic=Strings$/);
    await expect(page.getByRole('checkbox', { name: /^Strings/ })).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(button(page, 'Topic (1)')).toBeFocused();
    await expect(resultCount).not.toHaveText(unfilteredCount);
    const strings = (await resultCount.textContent()) ?? '';
    await button(page, 'Difficulty').click();
    await page.getByRole('checkbox', { name: /^Beginner/ }).check();
    await expect(page).toHaveURL(/\?topic=Strings&difficultyLevel=Beginner$/);
    await expect(resultCount).not.toHaveText(strings);
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(button(page, 'Remove filter Beginner')).toHaveCount(0);
    await expect(resultCount).toHaveText(strings);
    await button(page, 'Remove filter Strings').click();
    await expect.poll(() => query(page)).toBe('');

    restore = await failRequests(page, '**/api/practice/hundred-days');
    await page.getByRole('link', { name: '100 days of code conquest' }).click();
    await expect(page.getByText('The 100 days could not be loaded')).toBeVisible();
    restore();
    await tryAgain(page, 'The 100 days could not be loaded');
    const days = page.getByRole('list', { name: 'Days 1 to 10' });
    await expect(days.getByRole('listitem')).toHaveCount(10);
    await expect(days.getByRole('link')).toHaveCount(1);
    await button(page, 'Start today').click();
    restore = await failRequests(page, '**/api/practice/hundred-days/start');
    await submitLogIn(page, person);
    await expect(
      page.getByRole('alert').filter({ hasText: 'The 100 days could not be started.' }),
    ).toBeVisible();
    restore();
    await button(page, 'Start today').click();
    await expect(page.getByText('Today, day 1')).toBeVisible();
    await expect(days.getByRole('link')).toHaveCount(1);
    await expect(days.getByRole('listitem').nth(1)).toContainText('Opens');

    await button(page, 'Start over').click();
    const dialog = page.getByRole('dialog', { name: 'Start the 100 days over?' });
    restore = await failRequests(page, '**/api/practice/hundred-days/restart');
    await dialog.getByRole('button', { name: 'Start over' }).click();
    await expect(dialog.getByText('The 100 days could not be restarted.')).toBeVisible();
    restore();
    await dialog.getByRole('button', { name: 'Start over' }).click();
    await expect(button(page, 'Start over')).toBeFocused();
    await expectNoViolations(page);
    expect(await htmlErrors(await page.content(), 'rendered')).toEqual([]);

    await solveChallenge(request, token);
    restore = await failRequests(page, '**/api/practice/conquest**');
    await page.goto('/practice/code-conquest');
    await expect(page.getByText('The rounds could not be loaded')).toBeVisible();
    await expect(page.getByText('The leaderboard could not be loaded')).toBeVisible();
    restore();
    await tryAgain(page, 'The rounds could not be loaded');
    await tryAgain(page, 'The leaderboard could not be loaded');
    await expect(page.getByRole('region', { name: 'First steps' })).toContainText(
      '10 of 60 points',
    );
    const ownRow = page.getByRole('row', { name: /Asha R\. \(you\)/ });
    await expect(ownRow).toHaveCount(1);
    const leaderboardLink = page.getByRole('link', { name: 'Go to the leaderboard' });
    // On wide screens the leaderboard is next to the rounds.
    if (await leaderboardLink.isVisible()) await leaderboardLink.press('Enter');
    await expect(ownRow.getByRole('rowheader')).toBeInViewport({ ratio: 1 });
    await expectNoViolations(page);

    await page.getByRole('combobox', { name: 'Round' }).click();
    await page.getByRole('option', { name: /^Round 4/ }).click();
    await expect(page).toHaveURL(/\?round=4$/);
    await expect(ownRow).toHaveCount(0);
    await page.goBack();
    await expect(ownRow).toHaveCount(1);
    await page.getByRole('link', { name: 'The Electricity Bill' }).click();
    await expect(page).toHaveURL(
      /\/code_editor\/code_conquest\/the-electricity-bill\/challenge-001$/,
    );
  },
);
