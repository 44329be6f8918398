import type { Page } from '@playwright/test';
import { newPerson, signUp } from '../testing/accounts/account';
import { submitLogIn } from '../testing/accounts/log-in';
import { tabTo, typeInto } from '../testing/pages/keyboard';
import { expectSettled } from '../testing/pages/layout';
import { recordReceived } from '../testing/pages/received-texts';
import { addQuiz, ANSWER_KEY } from '../testing/quizzes/stored-quiz';
import {
  choose,
  expectSaved,
  QUIZ_URL,
  startQuiz,
  submittedHeading,
} from '../testing/quizzes/take-quiz';
import { expect, test } from '../testing/test';
import { axeViolations } from '../testing/validators/accessibility';

test(
  '[HO-016] [LE-001] completes a quiz from start to result, and resumes after a reload',
  { tag: '@once' },
  async ({ page, signedIn }) => {
    void signedIn; // The test needs only the session.
    await startQuiz(page);
    const timer = page.getByRole('banner').getByRole('timer');
    await expect(timer).toHaveText(/^Time Left: 00:(10:00|09:\d\d)$/);
    const initialTime = await timer.textContent();
    await expect(timer).not.toHaveText(initialTime ?? '');

    await choose(page, 0);
    await expectSaved(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('2 / 10')).toBeVisible();
    await choose(page, 1);
    await expectSaved(page);

    await page.reload();
    await expect(page.getByText('2 of 10 answered')).toBeVisible();
    await expect(timer).toHaveText(/^Time Left: 00:09:\d\d$/);
    const map = page.getByRole('navigation', { name: 'Questions' });
    await map.getByRole('button', { name: /^Question 2, answered/ }).click();
    await expect(page.getByRole('radio').nth(1)).toBeChecked();

    await map.getByRole('button', { name: /^Question 10,/ }).click();
    await choose(page, 2);
    await expectSaved(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit anyway' }).click();
    await expect(submittedHeading(page)).toBeFocused();
    await expect(
      page.getByText(/^\d correct, \d incorrect, 7 questions unanswered$/),
    ).toBeVisible();
    await expect(timer).toHaveCount(0);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download receipt' }).click();
    expect((await download).suggestedFilename()).toBe('sopaan-quiz-receipt.json');
    await page.getByRole('link', { name: 'Verification page' }).click();
    await expect(page.getByText('This receipt is valid')).toBeVisible();
  },
);

/** Answers the question that is shown, whatever its kind. */
async function answerByKeyboard(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const choices = main.getByRole('radio').or(main.getByRole('checkbox'));
  const number = main.getByRole('textbox', { name: /^Your answer/ });
  if (await choices.count()) {
    await tabTo(page, choices.first());
    await page.keyboard.press('Space');
  } else if (await number.count()) await typeInto(page, number, '1');
  else {
    await tabTo(page, main.getByRole('button', { name: /^Move down/ }).first());
    await page.keyboard.press('Enter');
  }
  await expectSaved(page);
}

test(
  '[LE-001] a quiz with all kinds of questions is taken by keyboard, and nothing that the page loads has its answer key before the end',
  { tag: '@once' },
  async ({ page, signedIn }) => {
    void signedIn; // The test needs only the session.
    const quiz = await addQuiz(['choice', 'choices', 'number', 'ordering']);
    const received = recordReceived(page);
    const press = async (role: 'button' | 'link', name: string) => {
      await tabTo(page, page.getByRole('main').getByRole(role, { name, exact: true }));
      await page.keyboard.press('Enter');
    };
    await page.goto('/learn/quizzes');
    await expectSettled(page);
    await typeInto(page, page.getByRole('searchbox', { name: 'Search quizzes' }), quiz.title);
    await press('link', quiz.title);
    await press('button', 'Start quiz');
    for (let number = 1; number <= 4; number += 1) {
      await expect(page.getByText(`${number} / 4`)).toBeVisible();
      await answerByKeyboard(page);
      expect(await axeViolations(page, { skipFrame: true })).toEqual([]);
      if (number < 4) await press('button', 'Next');
    }
    const data = await received.data();
    expect(data).toContain('"options"');
    expect(data).not.toMatch(/correct|tolerance|explanation|"answer"\s*:/i);
    expect(await received.all()).not.toMatch(ANSWER_KEY);

    await press('button', 'Submit');
    await expect(submittedHeading(page)).toBeFocused();
    expect(await received.data()).toMatch(ANSWER_KEY);
    expect(await axeViolations(page, { skipFrame: true })).toEqual([]);
    await press('button', 'Download receipt');
    await press('link', 'Verification page');
    await expect(page.getByText('This receipt is valid')).toBeVisible();
    expect(await axeViolations(page, { skipFrame: true })).toEqual([]);
  },
);

test(
  '[HO-010] a guest who starts a quiz continues it after the login',
  { tag: '@once' },
  async ({ page, request }) => {
    const person = newPerson();
    await signUp(request, person);
    await page.goto(QUIZ_URL);
    await expectSettled(page);
    await page.getByRole('link', { name: 'Log in to start' }).click();
    await submitLogIn(page, person);
    await expect(page.getByText('1 / 10')).toBeVisible();
    await expect(page).toHaveURL(QUIZ_URL);
  },
);
