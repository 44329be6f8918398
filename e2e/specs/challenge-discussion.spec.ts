import type { Page } from '@playwright/test';
import { CHALLENGE_URL } from '../testing/pages/code-editor';
import { solveChallenge } from '../testing/practice/solve-challenge';
import { createSession, expect, test } from '../testing/test';
import { axeViolations } from '../testing/validators/accessibility';

const CODE = 'print(50 + 3 * min(n, 100))';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test(
  'the editorial opens after solving; a post with a solution is folded for a member who has not solved the challenge',
  { tag: '@once' },
  async ({ page, browser, baseURL, request, signedIn }) => {
    await page.goto(`${CHALLENGE_URL}?part=editorial`);
    await expect(
      page.getByRole('button', { name: 'Give up and show the editorial' }),
    ).toBeVisible();
    await solveChallenge(request, signedIn.token);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Reference solution in Python' })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await tab(page, 'Discussion').click();
    const field = page.getByRole('textbox', { name: 'Your question or idea' });
    await field.fill(`This is mine:\n\n\`\`\`python\n${CODE}\n\`\`\``);
    await expect(page.getByRole('checkbox', { name: 'It contains a solution' })).toBeChecked();
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByRole('article').getByText(CODE)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    await createSession(context, baseURL ?? '');
    const other = await context.newPage();
    await other.goto(`${CHALLENGE_URL}?part=discussion`);
    const show = other.getByRole('button', { name: 'Contains a solution: show' });
    await expect(show).toBeVisible();
    await expect(other.getByText(CODE)).toHaveCount(0);
    expect(await axeViolations(other)).toEqual([]);
    await show.press('Enter');
    await expect(other.getByText(CODE)).toBeVisible();
    await context.close();
  },
);
