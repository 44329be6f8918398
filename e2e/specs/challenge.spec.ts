import type { Page } from '@playwright/test';
import { axeViolations } from '../testing/validators/accessibility';
import {
  button,
  CHALLENGE_URL,
  readCode,
  showPart,
  waitForEditor,
  writeCode,
} from '../testing/pages/code-editor';
import { isPhone } from '../testing/pages/layout';
import { failRequests } from '../testing/pages/failing-requests';
import { expect, test } from '../testing/test';

const WRONG_SOLUTION = 'print(int(input()))\n';
const RIGHT_SOLUTION = `n = int(input())
print(50 + 3 * min(n, 100) + 5 * max(0, min(n, 300) - 100) + 8 * max(0, n - 300))
`;

const API_ERROR = {
  error: { status: 500, code: 'INTERNAL', message: 'Out of order.' },
} as const;

const expectNoViolations = async (page: Page) => {
  expect(await axeViolations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
};

test('[PR-003] [PR-005] [PR-007] [PR-008] [PR-014] [PR-017] [PR-019] [PR-021] [PR-026] [PR-029] solves a challenge from a wrong run to the accepted submission; the code survives a reload', async ({
  page,
  signedIn,
}) => {
  void signedIn; // The test needs only the session.
  await page.goto(CHALLENGE_URL);
  await waitForEditor(page);
  const statement = page.getByText('A household pays by slabs');
  await showPart(page, 'Problem');
  await expect(statement).toBeVisible();
  await expectNoViolations(page);
  if (isPhone(page)) await button(page, 'Problem Statement').click();

  await page.getByRole('combobox', { name: 'Language' }).selectOption('python');
  await writeCode(page, 'Python', WRONG_SOLUTION);
  await button(page, 'Run Code').click();
  await expect(page.getByText('Example 1: not as expected', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /differs/ })).toContainText('450');
  const output = page.getByRole('tabpanel', { name: 'Output' });
  expect(await output.evaluate((pane) => pane.scrollWidth - pane.clientWidth)).toBe(0);
  await expectNoViolations(page);

  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect(page.getByText('Wrong answer').first()).toBeVisible();
  await expect(page.getByText(/Test 1 failed. It is example 1 of the statement/)).toBeVisible();
  await writeCode(page, 'Python', RIGHT_SOLUTION);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Example 1: as expected', { exact: true })).toBeVisible();
  await button(page, 'Submit').click();
  await expect(page.getByText(/Well done/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Next: / })).toBeVisible();
  await expectNoViolations(page);

  await page.reload();
  await waitForEditor(page);
  expect(await readCode(page, 'Python')).toContain('print(50 + 3 * min(n, 100)');
  await showPart(page, 'Submissions');
  const list = page.getByRole('list', { name: 'Your submissions' });
  await expect(list.getByRole('button')).toHaveText([/Accepted/, /Wrong answer/]);
  await list.getByRole('button', { name: /Wrong answer/ }).click();
  await button(page, 'Load into editor').click();
  await expect.poll(() => readCode(page, 'Python')).not.toContain('50 + 3');
  await expectNoViolations(page);
  await button(page, 'Restore my code').click();
  await expect.poll(() => readCode(page, 'Python')).toContain('50 + 3');
});

test(
  '[PR-013] [PR-027] [PR-029] no code is lost when the API fails at each step',
  { tag: '@once' },
  async ({ page, signedIn, problems }) => {
    problems.allow(/status of 5\d\d/);
    void signedIn; // The test needs only the session.
    let restore = await failRequests(page, '**/api/get/practice/challanges/id', API_ERROR);
    await page.goto(CHALLENGE_URL);
    await expect(page.getByText('The challenge could not be loaded')).toBeVisible();
    restore();
    await button(page, 'Try again').click();
    await waitForEditor(page);

    await writeCode(page, 'JavaScript', 'console.log(450);\n');
    restore = await failRequests(page, '**/api/execute', API_ERROR);
    await button(page, 'Run Code').click();
    await expect(page.getByText('An error occurred: Out of order.')).toBeVisible();
    await expectNoViolations(page);
    restore();
    await button(page, 'Run Code').click();
    await expect(page.getByText('Example 1: as expected', { exact: true })).toBeVisible();

    restore = await failRequests(page, '**/api/practice/challenges/*/submissions', API_ERROR);
    await button(page, 'Submit').click();
    await expect(page.getByText('Your code could not be submitted')).toBeVisible();
    await expectNoViolations(page);
    restore();
    restore = await failRequests(page, '**/api/practice/submissions/*', API_ERROR);
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText(/The status cannot be loaded/)).toBeVisible();
    restore();
    await expect(page.getByText('Wrong answer').first()).toBeVisible();
    await page.reload();
    await waitForEditor(page);
    expect(await readCode(page, 'JavaScript')).toContain('console.log(450);');
  },
);
