import type { Page } from '@playwright/test';
import { enrolEndpoint } from '@sopaan/schemas/courses/enrolment';
import { followEndpoint } from '@sopaan/schemas/institutes/follow';
import { applyEndpoint } from '@sopaan/schemas/jobs/application';
import { newPerson, signUp } from '../testing/accounts/account';
import { submitLogIn } from '../testing/accounts/log-in';
import { memberCalls } from '../testing/accounts/member-calls';
import { COURSE, GOVERNMENT_JOB, INSTITUTE, JOB } from '../testing/pages/sample';
import { failNextRequest, failRequests } from '../testing/pages/failing-requests';
import { expectSettled } from '../testing/pages/layout';
import { expect, test } from '../testing/test';
import { expectAccessible } from '../testing/validators/accessibility';

/** The console error of a failed request. */
const FAILED = /status of 500/;

/** Opens a section whose request fails, and loads it again with the button of the error. */
async function openAfterFailure(
  page: Page,
  { path, request, title }: { path: string; request: RegExp; title: string },
): Promise<void> {
  const restore = await failRequests(page, request);
  await page.goto(path);
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: title });
  await expect(alert).toBeVisible();
  restore();
  await alert.getByRole('button', { name: 'Try again' }).click();
}

test(
  '[PF-029] [PF-031] a guest saves a job, finds it after the login, applies, and withdraws in the dashboard, although each step fails once',
  { tag: '@once' },
  async ({ page, request, problems }) => {
    problems.allow(FAILED);
    const person = newPerson();
    await signUp(request, person);
    await page.goto(`/job/preview/junior-web-developer/${JOB.id}`);
    const save = page.getByRole('button', { name: `Save ${JOB.title}`, exact: true }).first();
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await submitLogIn(page, person);
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    const toggles = [
      { method: 'DELETE', problem: 'removed', before: 'true', after: 'false' },
      { method: 'PUT', problem: 'saved', before: 'false', after: 'true' },
    ];
    for (const { method, problem, before, after } of toggles) {
      await failNextRequest(page, /\/api\/saved\/job\//, { method });
      await save.click();
      await expect(page.getByText(`${JOB.title} could not be ${problem}.`)).toBeVisible();
      await expect(save).toHaveAttribute('aria-pressed', before);
      const saved = page.waitForResponse(/\/api\/saved\/job\//);
      await save.click();
      expect((await saved).ok()).toBe(true);
      await expect(save).toHaveAttribute('aria-pressed', after);
    }

    await openAfterFailure(page, {
      path: '/profile/saved',
      request: /\/api\/saved(\?|$)/,
      title: 'Your saved items could not be loaded',
    });
    const savedItems = page.getByRole('list', { name: 'Saved items' });
    await expect(savedItems.getByRole('link', { name: JOB.title })).toBeVisible();
    await expectAccessible(page);

    await savedItems.getByRole('link', { name: JOB.title }).click();
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Send application' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send application' }).click();
    const done = page.getByRole('dialog', { name: 'Application submitted' });
    await done.getByRole('button', { name: 'Done' }).click();

    await openAfterFailure(page, {
      path: '/profile/privatejob',
      request: /\/api\/applications/,
      title: 'Something went wrong on our end. Please try again later.',
    });
    const applications = page.getByRole('list', { name: 'Your applications' });
    await expect(applications.getByRole('list', { name: 'Timeline' })).toContainText(
      'Application sent',
    );
    await expect(page.getByRole('list', { name: 'Saved jobs' })).toContainText(JOB.title);
    await expectAccessible(page);
    await applications.getByRole('button', { name: `Withdraw ${JOB.title}` }).click();
    const confirmation = page.getByRole('dialog', { name: 'Withdraw your application?' });
    await failNextRequest(page, /\/application$/, { method: 'DELETE' });
    await confirmation.getByRole('button', { name: 'Withdraw' }).click();
    await expect(confirmation.getByText('Your application could not be withdrawn')).toBeVisible();
    await confirmation.getByRole('button', { name: 'Withdraw' }).click();
    await expect(applications).toContainText('Withdrawn by you');

    await openAfterFailure(page, {
      path: '/profile/activity',
      request: /\/api\/activity/,
      title: 'Your activity could not be loaded',
    });
    const activity = page.getByRole('list', { name: 'Activity' });
    await expect(activity.getByRole('listitem').first()).toContainText('Withdrawn by you');
    await expect(activity.getByRole('listitem').nth(1)).toContainText('Application sent');
    await expectAccessible(page);
  },
);

test(
  '[PF-026] [PF-029] courses, institutes and government jobs of a member are shown after a failed load, and a failed change is undone',
  { tag: '@once' },
  async ({ page, signedIn, problems }) => {
    problems.allow(FAILED);
    const call = memberCalls(page.request, signedIn.token);
    await call(enrolEndpoint, { id: COURSE.id });
    await call(followEndpoint, { id: INSTITUTE.id });
    await call(applyEndpoint, { id: GOVERNMENT_JOB.id });

    await openAfterFailure(page, {
      path: '/profile/courses',
      request: /\/api\/user\/get_user_by_id$/,
      title: 'Your profile could not be loaded.',
    });
    const courses = page.getByRole('list', { name: 'Courses' });
    await expect(courses.getByRole('link', { name: `Continue ${COURSE.title}` })).toBeVisible();
    await expectAccessible(page);

    await openAfterFailure(page, {
      path: '/profile/institution',
      request: /\/api\/followed-institutes/,
      title: 'Get Start your journey',
    });
    const institutes = page.getByRole('list', { name: 'Institutes you follow' });
    await expect(institutes.getByRole('link', { name: INSTITUTE.name })).toBeVisible();
    const following = institutes.getByRole('button', { name: `Following ${INSTITUTE.name}` });
    await failNextRequest(page, /\/follow$/, { method: 'DELETE' });
    await following.click();
    await expect(page.locator('[data-toast]')).toBeVisible();
    await following.click();
    const follow = institutes.getByRole('button', { name: `Follow ${INSTITUTE.name}` });
    await expect(follow).toBeVisible();
    await expectSettled(page);
    await expectAccessible(page);

    await openAfterFailure(page, {
      path: '/profile/govtjob',
      request: /\/api\/applications/,
      title: 'Get Started with Government jobs',
    });
    const tracked = page.getByRole('list', { name: 'Your applications' });
    await expect(tracked.getByRole('link', { name: GOVERNMENT_JOB.title })).toBeVisible();
    await expect(tracked.getByRole('list', { name: 'Timeline' })).toBeVisible();
    await expectAccessible(page);
    await tracked.getByRole('button', { name: `Stop tracking ${GOVERNMENT_JOB.title}` }).click();
    const question = page.getByRole('dialog', { name: 'Stop tracking this job?' });
    await failNextRequest(page, /\/application$/, { method: 'DELETE' });
    await question.getByRole('button', { name: 'Stop tracking' }).click();
    await expect(question.getByText('Something went wrong', { exact: true })).toBeVisible();
    await question.getByRole('button', { name: 'Stop tracking' }).click();
    await expect(question).toHaveCount(0);
  },
);
