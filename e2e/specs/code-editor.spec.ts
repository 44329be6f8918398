import {
  button,
  CHALLENGE_URL,
  editor,
  readCode,
  waitForEditor,
  writeCode,
} from '../testing/pages/code-editor';
import { expectSettled, isPhone } from '../testing/pages/layout';
import { DESKTOP } from '../testing/pages/viewports';
import { expect, test } from '../testing/test';

test('[PR-028] [R9] the Monaco editor loads from the site, on this page only, without policy violations; the plain editor replaces it if it fails', async ({
  page,
  context,
  signedIn,
  problems,
  baseURL,
}) => {
  void signedIn; // The test needs only the session.
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
  await editor(page, 'JavaScript').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('lin');
  // The editor may have started its worker before the first key.
  const workerOrigins = () => page.workers().map((worker) => new URL(worker.url()).origin);
  await expect.poll(workerOrigins).toContain(baseURL);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Backspace');
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
  const codeAfterTab = await readCode(page, 'JavaScript');
  const withoutBlanks = (text: string) => text.replaceAll(' ', '');
  expect(withoutBlanks(codeAfterTab)).toBe(withoutBlanks(before));

  // Each language keeps its undo history while the other is shown and edited.
  const language = page.getByRole('combobox', { name: 'Language' });
  const pressIn = async (name: string, key: string) => {
    await language.selectOption({ value: name.toLowerCase() });
    await editor(page, name).focus();
    await page.keyboard.press(key);
  };
  await writeCode(page, 'JavaScript', 'console.log(1);');
  await language.selectOption('python');
  await writeCode(page, 'Python', 'print(1)');
  await pressIn('JavaScript', 'ControlOrMeta+Z');
  await expect.poll(() => readCode(page, 'JavaScript')).not.toContain('(1);');
  const codeAfterUndo = await readCode(page, 'JavaScript');
  await pressIn('Python', 'ControlOrMeta+Z');
  await expect.poll(() => readCode(page, 'Python')).not.toContain('print(1)');
  await pressIn('JavaScript', 'ControlOrMeta+Shift+Z');
  await expect.poll(() => readCode(page, 'JavaScript')).toBe('console.log(1);');
  await pressIn('Python', 'ControlOrMeta+Shift+Z');
  await expect.poll(() => readCode(page, 'Python')).toBe('print(1)');
  await pressIn('JavaScript', 'ControlOrMeta+Z');
  await expect.poll(() => readCode(page, 'JavaScript')).toBe(codeAfterUndo);

  // Code that a button replaces is undone separately from what was typed before.
  await page.keyboard.type('x');
  const typedText = await readCode(page, 'JavaScript');
  await button(page, 'Reset to starter').click();
  await expect.poll(() => readCode(page, 'JavaScript')).not.toBe(typedText);
  await pressIn('JavaScript', 'ControlOrMeta+Z');
  await expect.poll(() => readCode(page, 'JavaScript')).toBe(typedText);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect.poll(() => readCode(page, 'JavaScript')).toBe(codeAfterUndo);
  expect(requestedUrls.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);

  problems.allow(/Failed to load resource|ERR_FAILED/);
  await page.route(/code-editor/, (route) => route.abort());
  await page.reload();
  await expect(page.locator('[data-editor="plain"]')).toBeVisible();
  expect(await editor(page, 'JavaScript').inputValue()).toBe(codeAfterUndo);
});

test.describe('with a keyboard', () => {
  test.use({ viewport: DESKTOP, isMobile: false, hasTouch: false });

  test(
    '[PR-028] what is typed while Monaco replaces the plain editor is kept, in order',
    { tag: '@once' },
    async ({ page, signedIn }) => {
      void signedIn; // The test needs only the session.
      let loadMonaco = () => {};
      const typingStarted = new Promise<void>((resolve) => {
        loadMonaco = resolve;
      });
      await page.route(/code-editor/, async (route) => {
        await typingStarted;
        await route.continue();
      });
      await page.goto(CHALLENGE_URL);
      await expectSettled(page);
      await expect(page.locator('[data-editor="plain"]')).toBeVisible();
      await editor(page, 'JavaScript').fill('');
      loadMonaco();
      let typedText = '';
      while (!(await page.locator('[data-editor="monaco"]').isVisible())) {
        const letter = String.fromCharCode(97 + (typedText.length % 26));
        await page.keyboard.press(letter);
        typedText += letter;
      }
      await page.keyboard.press('z');
      await expect.poll(() => readCode(page, 'JavaScript')).toBe(`${typedText}z`);
    },
  );
});
