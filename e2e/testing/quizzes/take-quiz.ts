import { expect, type Page } from '@playwright/test';
import { paths } from '@sopaan/contract/paths';
import { expectSettled } from '../pages/layout';
import { QUIZ } from '../pages/sample';

export const QUIZ_URL = paths.quiz(QUIZ.id, QUIZ.parentId, QUIZ.type);

export async function startQuiz(page: Page, url = QUIZ_URL): Promise<void> {
  await page.goto(url);
  await expectSettled(page);
  await page.getByRole('button', { name: 'Start quiz' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
}

export const choose = (page: Page, option: number) => page.getByRole('radio').nth(option).check();
export const submittedHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Quiz submitted! Thanks for playing!' });
export const expectSaved = (page: Page) =>
  expect(page.getByText('Saved', { exact: true })).toBeVisible();
