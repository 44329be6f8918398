/** Answers reach the server even if the connection fails, the clock is wrong or the tab is closed. */
import type { Page } from '@playwright/test';
import { startQuizAttemptEndpoint } from '@sopaan/schemas/quizzes/quiz-attempt';
import { memberCalls } from '../testing/accounts/member-calls';
import { installClock } from '../testing/pages/clock';
import { intercept } from '../testing/pages/intercept';
import { QUIZ } from '../testing/pages/sample';
import { watchProblems } from '../testing/problems';
import { addQuiz, endAttemptsIn, storedAnswers } from '../testing/quizzes/stored-quiz';
import {
  choose,
  expectSaved,
  QUIZ_URL,
  startQuiz,
  submittedHeading,
} from '../testing/quizzes/take-quiz';
import { createSession, expect, test } from '../testing/test';

/** Goes to the first question, because a page opens at the first question without an answer. */
async function openFirstQuestion(page: Page): Promise<void> {
  const map = page.getByRole('navigation', { name: 'Questions' });
  await map.getByRole('button', { name: /^Question 1,/ }).click();
}

test(
  'an answer that cannot be saved is marked, kept, and saved once the connection is back',
  { tag: '@once' },
  async ({ page, problems, signedIn }) => {
    void signedIn; // The test needs only the session.
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
  '[R5] two tabs show the same answers, and an answer is not lost when the tab that is sending it is killed',
  { tag: '@once' },
  async ({ context, page, signedIn, request }) => {
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
    // The process of the tab is killed, so the page can do nothing more.
    const devTools = await context.newCDPSession(otherTab);
    const crashed = otherTab.waitForEvent('crash');
    void devTools.send('Page.crash').catch(() => undefined);
    await crashed;

    const nextTab = await context.newPage();
    const sentAgain = nextTab.waitForResponse(answers);
    await nextTab.goto(QUIZ_URL);
    await openFirstQuestion(nextTab);
    await expect(nextTab.getByRole('radio').nth(0)).toBeChecked();
    expect((await sentAgain).ok()).toBe(true);
    await expectSaved(nextTab);
    const start = { quizId: QUIZ.id, order: 'stored' } as const;
    const { answers: stored } = await memberCalls(request, signedIn.token)(
      startQuizAttemptEndpoint,
      start,
    );
    expect(stored).toMatchObject([{ optionIndex: 0 }]);
  },
);

/** A script in the page chooses as soon as the timer shows one second: a command of the test could come too late. */
const chooseInLastSecond = (page: Page, name: string) =>
  page.getByRole('radio', { name }).evaluate(
    (input: HTMLInputElement) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          const timer = document.querySelector('[role="timer"]');
          if (!timer?.textContent?.endsWith('00:01')) return;
          observer.disconnect();
          input.click();
          resolve();
        });
        observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
  );

test(
  '[LE-010] [LE-011] [R5] answers of the last second count when they are three seconds late and the clock is an hour wrong, and when the network is back only after the deadline',
  { tag: '@once' },
  async ({ browser, page: slowPage, baseURL, signedIn }) => {
    const quiz = await addQuiz(['choice', 'choice']);
    const offline = await browser.newContext({ baseURL });
    const problems = watchProblems(offline);
    problems.allow(/ERR_INTERNET_DISCONNECTED/);
    const { email: offlineEmail } = await createSession(offline, baseURL ?? '');
    const offlinePage = await offline.newPage();
    await installClock(slowPage, Date.now() + 3_600_000);
    const pages = [slowPage, offlinePage];
    for (const page of pages) {
      await startQuiz(page, quiz.url);
      const timer = page.getByRole('banner').getByRole('timer');
      await expect(timer).toHaveText(/^Time Left: 00:(10:00|09:\d\d)$/);
    }
    await endAttemptsIn(quiz.id, 8);
    for (const page of pages) {
      await page.getByRole('radio', { name: 'Ganga' }).check();
      await expectSaved(page);
    }
    await offline.setOffline(true);
    await intercept(slowPage, /\/api\/attempts\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await route.continue();
    });
    for (const page of pages) await page.getByRole('button', { name: 'Next' }).click();
    await Promise.all(pages.map((page) => chooseInLastSecond(page, 'Kaveri')));
    await expect(offlinePage.getByText('Time is up. Submitting your quiz…')).toBeVisible();
    await offline.setOffline(false);

    for (const page of pages) {
      await expect(submittedHeading(page)).toBeVisible();
      await expect(page.getByText(/did not reach us/)).toHaveCount(0);
    }
    const answers = await storedAnswers(quiz.id);
    for (const person of [signedIn.email, offlineEmail]) {
      expect(answers.filter(({ email }) => email === person)).toEqual([
        { email: person, option: 'Ganga', isLate: false, isInTime: true },
        { email: person, option: 'Kaveri', isLate: true, isInTime: true },
      ]);
    }
    expect(problems.unexpected()).toEqual([]);
    await offline.close();
  },
);
