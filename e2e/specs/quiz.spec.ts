import type { Page } from '@playwright/test';
import { paths } from '@sopaan/contract/paths';
import { newPerson, signUp } from '../testing/accounts/account';
import { intercept } from '../testing/pages/intercept';
import { expectSettled } from '../testing/pages/layout';
import { QUIZ } from '../testing/pages/sample';
import { submitLogIn } from '../testing/accounts/log-in';
import { expect, test } from '../testing/test';

const QUIZ_URL = paths.quiz(QUIZ.id, QUIZ.parentId, QUIZ.type);

async function startQuiz(page: Page): Promise<void> {
  await page.goto(QUIZ_URL);
  await expectSettled(page);
  await page.getByRole('button', { name: 'Start quiz' }).click();
  await expect(page.getByRole('radio').first()).toBeVisible();
}

/** A page that is opened shows the first question without an answer. */
async function openFirstQuestion(page: Page): Promise<void> {
  const map = page.getByRole('navigation', { name: 'Questions' });
  await map.getByRole('button', { name: /^Question 1,/ }).click();
}

const choose = (page: Page, option: number) => page.getByRole('radio').nth(option).check();
const expectSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

test('[HO-016] [LE-001] completes a quiz from start to result, and resumes after a reload', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.email).toBeTruthy();
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
  const submittedHeading = page.getByRole('heading', {
    level: 1,
    name: 'Quiz submitted! Thanks for playing!',
  });
  await expect(submittedHeading).toBeFocused();
  await expect(page.getByText(/^\d correct, \d incorrect, 7 questions unanswered$/)).toBeVisible();
  await expect(timer).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download receipt' }).click();
  expect((await download).suggestedFilename()).toBe('sopaan-quiz-receipt.json');
  await page.getByRole('link', { name: 'Verification page' }).click();
  await expect(page.getByText('This receipt is valid')).toBeVisible();
});

test(
  'correct answers are not sent to the browser before the result',
  { tag: '@once' },
  async ({ page, signedIn }) => {
    expect(signedIn.email).toBeTruthy();
    const bodies: string[] = [];
    page.on('response', async (response) => {
      const url = response.url();
      if (!url.includes('/api/') || url.endsWith('/submit')) return;
      bodies.push(await response.text().catch(() => ''));
    });
    await startQuiz(page);
    await choose(page, 0);
    await expectSaved(page);
    expect(bodies.join('\n')).toContain('"options"');
    expect(bodies.join('\n')).not.toMatch(/correct|"answer"\s*:/i);
  },
);

test(
  'an answer that cannot be saved is marked, kept, and saved once the connection is back',
  { tag: '@once' },
  async ({ page, problems, signedIn }) => {
    expect(signedIn.email).toBeTruthy();
    problems.allow(/Failed to load resource/);
    await startQuiz(page);
    // The page also retries automatically, so the connection is restored exactly when the button is clicked.
    await page.evaluate(() => {
      document.addEventListener('click', ({ target }) => {
        if (target instanceof Element && target.closest('button')?.textContent === 'Save now')
          document.documentElement.dataset.pressed = 'true';
      });
    });
    const isOnline = () => page.evaluate(() => 'pressed' in document.documentElement.dataset);
    const sentBodies: string[] = [];
    await intercept(page, '**/api/attempts/*/answers', async (route) => {
      if (!(await isOnline())) return route.abort('internetdisconnected');
      sentBodies.push(route.request().postData() ?? '');
      return route.continue();
    });
    await choose(page, 0);
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await choose(page, 1);
    await page.getByRole('button', { name: 'Save now' }).click();
    await expectSaved(page);
    await expect(page.getByText('Not saved yet')).toHaveCount(0);
    // Only the last choice of a question is sent.
    expect(sentBodies).toHaveLength(1);
    expect(sentBodies[0]).toContain('"optionIndex":1');
  },
);

test(
  '[R5] two tabs show the same answers, and an answer outlives the tab that was sending it',
  { tag: '@once' },
  async ({ context, page, signedIn }) => {
    expect(signedIn.email).toBeTruthy();
    await startQuiz(page);
    const otherTab = await context.newPage();
    await otherTab.goto(QUIZ_URL);
    await choose(page, 1);
    await openFirstQuestion(otherTab);
    await expect(otherTab.getByRole('radio').nth(1)).toBeChecked();
    await choose(otherTab, 2);
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    await expectSaved(page);
    await page.close();

    const answers = '**/api/attempts/*/answers';
    await intercept(otherTab, answers, () => new Promise(() => undefined));
    const heldRequest = otherTab.waitForRequest(answers);
    await choose(otherTab, 0);
    await heldRequest;
    await otherTab.close();

    const nextTab = await context.newPage();
    const sentAgain = nextTab.waitForResponse(answers);
    await nextTab.goto(QUIZ_URL);
    await openFirstQuestion(nextTab);
    await expect(nextTab.getByRole('radio').nth(0)).toBeChecked();
    expect((await sentAgain).ok()).toBe(true);
    await expectSaved(nextTab);
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
