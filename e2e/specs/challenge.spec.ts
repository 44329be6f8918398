import type { Page, Route } from '@playwright/test';
import { paths } from '@sopaan/contract/paths';
import { axeViolations } from '../fixtures/accessibility';
import { isPhone, expectSettled } from '../fixtures/layout';
import { CHALLENGE } from '../fixtures/sample';
import { expect, test } from '../fixtures/test';

const URL_OF = paths.challenge('code_conquest', CHALLENGE.title, CHALLENGE.id);

const WRONG = 'print(int(input()))\n';
const RIGHT = `n = int(input())
print(50 + 3 * min(n, 100) + 5 * max(0, min(n, 300) - 100) + 8 * max(0, n - 300))
`;

const button = (page: Page, name: string) => page.getByRole('button', { name });
const editor = (page: Page, language: string) =>
  page.getByRole('textbox', { name: `Your code in ${language}` });

/** The editor that this window has is there. */
async function ready(page: Page): Promise<void> {
  await expectSettled(page);
  await expect(page.locator(`[data-editor="${isPhone(page) ? 'plain' : 'monaco'}"]`)).toBeVisible();
}

/** Puts code in the place of what is in the editor, as pasting does. */
async function write(page: Page, language: string, code: string): Promise<void> {
  await editor(page, language).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(code);
}

async function code(page: Page, language: string): Promise<string> {
  if (isPhone(page)) return editor(page, language).inputValue();
  const lines = page.locator('.monaco-editor .view-line');
  // The editor draws spaces that do not break, and lines in no particular order.
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

async function failing(page: Page, path: string): Promise<() => Promise<void>> {
  const fail = (route: Route) =>
    route.fulfill({ status: 500, json: { error: { code: 'INTERNAL', message: 'Out of order.' } } });
  await page.route(path, fail);
  return () => page.unroute(path, fail);
}

test('[PR-003] [PR-005] [PR-007] [PR-008] [PR-014] [PR-017] [PR-019] [PR-021] [PR-026] [PR-029] a challenge from the first wrong run to the accepted submission; a reload keeps the code', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy();
  await page.goto(URL_OF);
  await ready(page);
  const statement = page.getByText('A household pays by slabs');
  if (isPhone(page)) await button(page, 'Problem Statement').click();
  await expect(statement).toBeVisible();
  await expectNoViolations(page);
  if (isPhone(page)) await button(page, 'Problem Statement').click();

  await page.getByRole('combobox', { name: 'Language' }).selectOption('python');
  await write(page, 'Python', WRONG);
  await button(page, 'Run Code').click();
  await expect(page.getByText('Example 1: not as expected', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /differs/ })).toContainText('450');
  await expectNoViolations(page);

  await page.keyboard.press('ControlOrMeta+Shift+Enter');
  await expect(page.getByText('Wrong answer').first()).toBeVisible();
  await expect(page.getByText(/example 1 of the statement, was not passed/)).toBeVisible();
  await write(page, 'Python', RIGHT);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Example 1: as expected', { exact: true })).toBeVisible();
  await button(page, 'Submit').click();
  await expect(page.getByText(/Well done/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Next: / })).toBeVisible();
  await expectNoViolations(page);

  await page.reload();
  await ready(page);
  expect(await code(page, 'Python')).toContain('print(50 + 3 * min(n, 100)');
  const list = page.getByRole('list', { name: 'Your submissions' });
  await expect(list.getByRole('button')).toHaveText([/Accepted/, /Wrong answer/]);
  await list.getByRole('button', { name: /Wrong answer/ }).click();
  await button(page, 'Put into the editor').click();
  await expect.poll(() => code(page, 'Python')).not.toContain('50 + 3');
  await expectNoViolations(page);
  await button(page, 'Bring back my code').click();
  await expect.poll(() => code(page, 'Python')).toContain('50 + 3');
});

test(
  '[PR-013] [PR-027] [PR-029] with the API failing at each step, nothing that was written is lost',
  { tag: '@once' },
  async ({ page, signedIn, problems }) => {
    problems.expect(/status of 5\d\d/);
    expect(signedIn.email).toBeTruthy();
    let mend = await failing(page, '**/api/get/practice/challanges/id');
    await page.goto(URL_OF);
    await expect(page.getByText('The challenge could not be loaded')).toBeVisible();
    await mend();
    await button(page, 'Try again').click();
    await ready(page);

    await write(page, 'JavaScript', 'console.log(450);\n');
    mend = await failing(page, '**/api/execute');
    await button(page, 'Run Code').click();
    await expect(page.getByText('An error occurred: Out of order.')).toBeVisible();
    await expectNoViolations(page);
    await mend();
    await button(page, 'Run Code').click();
    await expect(page.getByText('Example 1: as expected', { exact: true })).toBeVisible();

    mend = await failing(page, '**/api/practice/challenges/*/submissions');
    await button(page, 'Submit').click();
    await expect(page.getByText('Your code was not submitted')).toBeVisible();
    await expectNoViolations(page);
    await mend();
    mend = await failing(page, '**/api/practice/submissions/*');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText(/The judge does not answer/)).toBeVisible();
    await mend();
    await expect(page.getByText('Wrong answer').first()).toBeVisible();
    await page.reload();
    await ready(page);
    expect(await code(page, 'JavaScript')).toContain('console.log(450);');
  },
);

test('[PR-028] [R9] the big editor comes from the site, on this page only, and nothing of it is refused; without it the plain one has the same code', async ({
  page,
  context,
  signedIn,
  problems,
  baseURL,
}) => {
  expect(signedIn.email).toBeTruthy();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  for (const url of ['/', '/practice', '/practice/code-conquest']) {
    await page.goto(url);
    await expectSettled(page);
  }
  const ofEditor = () => asked.filter((url) => /code-editor|codicon/.test(url));
  expect(ofEditor()).toEqual([]);

  await page.goto(URL_OF);
  await ready(page);
  expect(asked.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
  if (isPhone(page)) {
    expect(ofEditor()).toEqual([]);
    // The plain editor fills its place, too.
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
  expect(ofEditor()).not.toEqual([]);

  // Colours of code come from the editor's own styles, which the content policy would refuse.
  const word = page.locator('.monaco-editor .view-line span span').first();
  await expect(word).toHaveCSS('color', 'rgb(0, 0, 255)');
  const tops = await page
    .locator('.monaco-editor .view-line')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(tops.length);

  await editor(page, 'JavaScript').focus();
  const before = await code(page, 'JavaScript');
  await page.keyboard.press('Tab');
  await expect(editor(page, 'JavaScript')).toBeFocused();
  // Tab writes blanks, and leaves the editor only after it was set free.
  const length = async () => (await code(page, 'JavaScript')).length;
  await expect.poll(length).toBeGreaterThan(before.length);
  await page.keyboard.press('Control+M');
  await expect(page.getByText(/^Tab moves on from the editor/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(editor(page, 'JavaScript')).not.toBeFocused();
  const written = await code(page, 'JavaScript');
  const withoutBlanks = (text: string) => text.replaceAll(' ', '');
  expect(withoutBlanks(written)).toBe(withoutBlanks(before));

  // What was done in one language can be undone after writing in another.
  const language = page.getByRole('combobox', { name: 'Language' });
  await write(page, 'JavaScript', 'console.log(1);');
  await language.selectOption('python');
  await write(page, 'Python', 'print(1)');
  await language.selectOption('javascript');
  await editor(page, 'JavaScript').focus();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => code(page, 'JavaScript')).not.toContain('(1);');
  const undone = await code(page, 'JavaScript');

  problems.expect(/Failed to load resource|ERR_FAILED/);
  await page.route(/code-editor/, (route) => route.abort());
  await page.reload();
  await expect(page.locator('[data-editor="plain"]')).toBeVisible();
  expect(await editor(page, 'JavaScript').inputValue()).toBe(undone);
});
