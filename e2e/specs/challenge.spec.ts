import type { Page, Route } from '@playwright/test';
import { paths } from '@sopaan/contract/paths';
import { axeViolations } from '../fixtures/accessibility';
import { isPhone, expectSettled } from '../fixtures/layout';
import { CHALLENGE } from '../fixtures/sample';
import { expect, test } from '../fixtures/test';

const CHALLENGE_URL = paths.challenge('code_conquest', CHALLENGE.title, CHALLENGE.id);

const WRONG = 'print(int(input()))\n';
const RIGHT = `n = int(input())
print(50 + 3 * min(n, 100) + 5 * max(0, min(n, 300) - 100) + 8 * max(0, n - 300))
`;

const button = (page: Page, name: string) => page.getByRole('button', { name });
const editor = (page: Page, language: string) =>
  page.getByRole('textbox', { name: `Your code in ${language}` });

/** Waits for the editor that this viewport uses. */
async function waitForEditor(page: Page): Promise<void> {
  await expectSettled(page);
  await expect(page.locator(`[data-editor="${isPhone(page) ? 'plain' : 'monaco'}"]`)).toBeVisible();
}

/** Replaces the code in the editor, as pasting does. */
async function writeCode(page: Page, language: string, code: string): Promise<void> {
  await editor(page, language).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(code);
}

async function readCode(page: Page, language: string): Promise<string> {
  if (isPhone(page)) return editor(page, language).inputValue();
  const lines = page.locator('.monaco-editor .view-line');
  // The editor renders non-breaking spaces, and lines in no particular order.
  const drawn = await lines.evaluateAll((elements) =>
    elements
      .map((element) => ({ top: element.getBoundingClientRect().top, text: element.textContent }))
      .sort((a, b) => a.top - b.top)
      .map(({ text }) => text?.replaceAll('\u00a0', ' ')),
  );
  return drawn.join('\n');
}

const expectNoViolations = async (page: Page) => {
  expect(await axeViolations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
};

async function failCalls(page: Page, path: string): Promise<() => Promise<void>> {
  const fail = (route: Route) =>
    route.fulfill({ status: 500, json: { error: { code: 'INTERNAL', message: 'Out of order.' } } });
  await page.route(path, fail);
  return () => page.unroute(path, fail);
}

test('[PR-003] [PR-005] [PR-007] [PR-008] [PR-014] [PR-017] [PR-019] [PR-021] [PR-026] [PR-029] solves a challenge from a wrong run to the accepted submission; the code survives a reload', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy();
  await page.goto(CHALLENGE_URL);
  await waitForEditor(page);
  const statement = page.getByText('A household pays by slabs');
  if (isPhone(page)) await button(page, 'Problem Statement').click();
  await expect(statement).toBeVisible();
  await expectNoViolations(page);
  if (isPhone(page)) await button(page, 'Problem Statement').click();

  await page.getByRole('combobox', { name: 'Language' }).selectOption('python');
  await writeCode(page, 'Python', WRONG);
  await button(page, 'Run Code').click();
  await expect(page.getByText('Example 1: not as expected', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /differs/ })).toContainText('450');
  await expectNoViolations(page);

  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect(page.getByText('Wrong answer').first()).toBeVisible();
  await expect(page.getByText(/Test 1 failed. It is example 1 of the statement/)).toBeVisible();
  await writeCode(page, 'Python', RIGHT);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Example 1: as expected', { exact: true })).toBeVisible();
  await button(page, 'Submit').click();
  await expect(page.getByText(/Well done/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Next: / })).toBeVisible();
  await expectNoViolations(page);

  await page.reload();
  await waitForEditor(page);
  expect(await readCode(page, 'Python')).toContain('print(50 + 3 * min(n, 100)');
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
    problems.expect(/status of 5\d\d/);
    expect(signedIn.email).toBeTruthy();
    let restore = await failCalls(page, '**/api/get/practice/challanges/id');
    await page.goto(CHALLENGE_URL);
    await expect(page.getByText('The challenge could not be loaded')).toBeVisible();
    await restore();
    await button(page, 'Try again').click();
    await waitForEditor(page);

    await writeCode(page, 'JavaScript', 'console.log(450);\n');
    restore = await failCalls(page, '**/api/execute');
    await button(page, 'Run Code').click();
    await expect(page.getByText('An error occurred: Out of order.')).toBeVisible();
    await expectNoViolations(page);
    await restore();
    await button(page, 'Run Code').click();
    await expect(page.getByText('Example 1: as expected', { exact: true })).toBeVisible();

    restore = await failCalls(page, '**/api/practice/challenges/*/submissions');
    await button(page, 'Submit').click();
    await expect(page.getByText('Your code was not submitted')).toBeVisible();
    await expectNoViolations(page);
    await restore();
    restore = await failCalls(page, '**/api/practice/submissions/*');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText(/The judge is not responding/)).toBeVisible();
    await restore();
    await expect(page.getByText('Wrong answer').first()).toBeVisible();
    await page.reload();
    await waitForEditor(page);
    expect(await readCode(page, 'JavaScript')).toContain('console.log(450);');
  },
);

test('[PR-028] [R9] the Monaco editor loads from the site, on this page only, without policy violations; the plain editor replaces it if it fails', async ({
  page,
  context,
  signedIn,
  problems,
  baseURL,
}) => {
  expect(signedIn.email).toBeTruthy();
  const requestedUrls: string[] = [];
  context.on('request', (request) => requestedUrls.push(request.url()));
  for (const url of ['/', '/practice', '/practice/code-conquest']) {
    await page.goto(url);
    await expectSettled(page);
  }
  const editorRequests = () => requestedUrls.filter((url) => /code-editor|codicon/.test(url));
  expect(editorRequests()).toEqual([]);

  await page.goto(CHALLENGE_URL);
  await waitForEditor(page);
  expect(requestedUrls.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
  if (isPhone(page)) {
    expect(editorRequests()).toEqual([]);
    // The plain editor fills the available height as well.
    const box = await editor(page, 'JavaScript').boundingBox();
    expect(box?.height).toBeGreaterThan(250);
    return;
  }
  const worker = page.waitForEvent('worker');
  await editor(page, 'JavaScript').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('lin');
  expect(new URL((await worker).url()).origin).toBe(baseURL);
  for (let typed = 0; typed < 3; typed += 1) await page.keyboard.press('Backspace');
  expect(editorRequests()).not.toEqual([]);

  // Code colours come from the editor's inline styles, which the content policy blocks without a nonce.
  const word = page.locator('.monaco-editor .view-line span span').first();
  await expect(word).toHaveCSS('color', 'rgb(0, 0, 255)');
  const tops = await page
    .locator('.monaco-editor .view-line')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(tops.length);

  await editor(page, 'JavaScript').focus();
  const before = await readCode(page, 'JavaScript');
  await page.keyboard.press('Tab');
  await expect(editor(page, 'JavaScript')).toBeFocused();
  // Tab inserts spaces, and leaves the editor only after Ctrl+M.
  const length = async () => (await readCode(page, 'JavaScript')).length;
  await expect.poll(length).toBeGreaterThan(before.length);
  await page.keyboard.press('Control+M');
  await expect(page.getByText(/^Tab leaves the editor/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(editor(page, 'JavaScript')).not.toBeFocused();
  const written = await readCode(page, 'JavaScript');
  const withoutBlanks = (text: string) => text.replaceAll(' ', '');
  expect(withoutBlanks(written)).toBe(withoutBlanks(before));

  // Undo history is kept for each language.
  const language = page.getByRole('combobox', { name: 'Language' });
  await writeCode(page, 'JavaScript', 'console.log(1);');
  await language.selectOption('python');
  await writeCode(page, 'Python', 'print(1)');
  await language.selectOption('javascript');
  await editor(page, 'JavaScript').focus();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => readCode(page, 'JavaScript')).not.toContain('(1);');
  const undone = await readCode(page, 'JavaScript');

  problems.expect(/Failed to load resource|ERR_FAILED/);
  await page.route(/code-editor/, (route) => route.abort());
  await page.reload();
  await expect(page.locator('[data-editor="plain"]')).toBeVisible();
  expect(await editor(page, 'JavaScript').inputValue()).toBe(undone);
});
