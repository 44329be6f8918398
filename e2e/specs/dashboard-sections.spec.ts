import { newPerson, signUp } from '../testing/accounts/account';
import { submitLogIn } from '../testing/accounts/log-in';
import { JOB } from '../testing/pages/sample';
import { failRequests } from '../testing/pages/failing-requests';
import { expect, test } from '../testing/test';
import { axeViolations } from '../testing/validators/accessibility';

/** Errors that failed requests cause in the browser. */
const FAILED = /status of 500/;

test(
  '[PF-029] [PF-031] a guest saves a job, finds it after the login, applies, and withdraws in the dashboard',
  { tag: '@once' },
  async ({ page, request, problems }) => {
    problems.allow(FAILED);
    const person = newPerson();
    await signUp(request, person);
    await page.goto(`/job/preview/junior-web-developer/${JOB.id}`);
    await page
      .getByRole('button', { name: `Save ${JOB.title}`, exact: true })
      .first()
      .click();
    await submitLogIn(page, person);
    const save = page.getByRole('button', { name: `Save ${JOB.title}`, exact: true }).first();
    await expect(save).toHaveAttribute('aria-pressed', 'true');

    await page.goto('/profile/saved');
    const savedItems = page.getByRole('list', { name: 'Saved items' });
    await expect(savedItems.getByRole('link', { name: JOB.title })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);

    await savedItems.getByRole('link', { name: JOB.title }).click();
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.getByRole('button', { name: 'Send application' }).click();
    const done = page.getByRole('dialog', { name: 'Application submitted' });
    await done.getByRole('button', { name: 'Done' }).click();

    const restore = await failRequests(page, /\/api\/applications/, { method: 'GET' });
    await page.goto('/profile/privatejob');
    const panel = page.getByRole('alert').filter({ hasText: 'Get Started with Private jobs' });
    await expect(panel).toContainText('Something went wrong on our end. Please try again later.');
    await restore();
    await panel.getByRole('button', { name: 'Try again' }).click();
    const applications = page.getByRole('list', { name: 'Your applications' });
    await expect(applications.getByRole('list', { name: 'Timeline' })).toContainText(
      'Application sent',
    );
    await expect(page.getByRole('list', { name: 'Saved jobs' })).toContainText(JOB.title);
    expect(await axeViolations(page)).toEqual([]);
    await applications.getByRole('button', { name: `Withdraw ${JOB.title}` }).click();
    const confirmation = page.getByRole('dialog', { name: 'Withdraw your application?' });
    await confirmation.getByRole('button', { name: 'Withdraw' }).click();
    await expect(applications).toContainText('Withdrawn by you');

    await page.goto('/profile/activity');
    const activity = page.getByRole('list', { name: 'Activity' });
    await expect(activity.getByRole('listitem').first()).toContainText('Withdrawn by you');
    await expect(activity.getByRole('listitem').nth(1)).toContainText('Application sent');
    expect(await axeViolations(page)).toEqual([]);
  },
);
