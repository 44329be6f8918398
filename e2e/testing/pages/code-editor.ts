import { expect, type Page } from '@playwright/test';
import { paths } from '@sopaan/contract/paths';
import { expectSettled, isPhone } from './layout';
import { CHALLENGE } from './sample';

export const CHALLENGE_URL = paths.challenge('code_conquest', CHALLENGE.title, CHALLENGE.id);

export const button = (page: Page, name: string) => page.getByRole('button', { name });
export const editor = (page: Page, language: string) =>
  page.getByRole('textbox', { name: `Your code in ${language}` });

/** Shows a part of the challenge. A phone shows one part at a time. */
export async function showPart(
  page: Page,
  name: 'Problem' | 'Code' | 'Submissions',
): Promise<void> {
  if (!isPhone(page)) return;
  const bar = page.getByRole('navigation', { name: 'Parts of the challenge' });
  await bar.getByRole('button', { name }).click();
}

/** Waits for the editor that this viewport uses. */
export async function waitForEditor(page: Page): Promise<void> {
  await expectSettled(page);
  await showPart(page, 'Code');
  await expect(page.locator(`[data-editor="${isPhone(page) ? 'plain' : 'monaco'}"]`)).toBeVisible();
}

/** Replaces the code in the editor, as pasting does. */
export async function writeCode(page: Page, language: string, code: string): Promise<void> {
  await showPart(page, 'Code');
  await editor(page, language).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(code);
}

export async function readCode(page: Page, language: string): Promise<string> {
  if (isPhone(page)) return editor(page, language).inputValue();
  const lines = page.locator('.monaco-editor .view-line');
  // The editor renders non-breaking spaces, and lines in no particular order.
  const lineTexts = await lines.evaluateAll((elements) =>
    elements
      .map((element) => ({ top: element.getBoundingClientRect().top, text: element.textContent }))
      .sort((a, b) => a.top - b.top)
      .map(({ text }) => text?.replaceAll('\u00a0', ' ')),
  );
  return lineTexts.join('\n');
}
