import { newPerson, signUp } from '../testing/accounts/account';
import { submitLogIn } from '../testing/accounts/log-in';
import { mailsTo } from '../testing/accounts/mailbox';
import { failNextRequest } from '../testing/pages/failing-requests';
import { expectSettled } from '../testing/pages/layout';
import { JOB, OTHER_JOB } from '../testing/pages/sample';
import { publishSampleJob } from '../testing/sites/published-job';
import { expect, test } from '../testing/test';
import { expectAccessible } from '../testing/validators/accessibility';

/** One job for each width, because publishing it also alerts the member of the other test. */
const searchedJobs: Readonly<Record<string, { id: string; title: string }>> = {
  phone: JOB,
  desktop: OTHER_JOB,
};

test(
  'Saved search: a guest saves a search after the login; a matching job causes a notice and a mail, whose link ends these mails, although each step fails once',
  { tag: '@once' },
  async ({ page, request, problems }, { project }) => {
    problems.allow(/status of 500/);
    const job = searchedJobs[project.name] ?? JOB;
    const person = newPerson();
    await signUp(request, person);
    await page.goto(`/explore/jobs/private-job?search=${encodeURIComponent(job.title)}`);
    await page.getByRole('button', { name: 'Save this search' }).click();
    await submitLogIn(page, person);
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(job.title);
    await expectAccessible(page);
    await failNextRequest(page, /\/api\/saved-searches$/, { method: 'POST' });
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText('The search could not be saved')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(job.title);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();

    await publishSampleJob(job.id);
    const bell = page.getByRole('banner').getByRole('link', { name: /^Notices/ });
    await expect(bell).toHaveAccessibleName('Notices, 1 unread');
    await bell.click();
    await page.getByRole('link', { name: `1 new job: ${job.title}` }).click();
    await expect(page).toHaveURL(/\/explore\/jobs\/private-job\?search=/);
    const jobs = page.getByRole('list', { name: 'Private jobs' });
    await expect(jobs.getByRole('link', { name: job.title }).first()).toBeVisible();

    const subject = `1 new job: ${job.title}`;
    const alerts = async () =>
      (await mailsTo(person.email)).filter((mail) => mail.subject === subject);
    await expect.poll(async () => (await alerts()).length).toBe(1);
    const [mail] = await alerts();
    const [, path = ''] = /(\/unsubscribe\/\S+)/.exec(mail?.text ?? '') ?? [];
    await page.goto(path);
    await expectSettled(page);
    await expectAccessible(page);
    await failNextRequest(page, /\/api\/unsubscribe\//, { method: 'POST' });
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You could not be unsubscribed')).toBeVisible();
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You are unsubscribed')).toBeVisible();

    await page.goto('/profile/saved');
    const emails = page.getByRole('group', { name: `Emails about ${job.title}` });
    const off = emails.getByRole('button', { name: 'Off' });
    await expect(off).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    const weekly = emails.getByRole('button', { name: 'Weekly' });
    await failNextRequest(page, /\/api\/saved-searches\/[^/]+$/, { method: 'PUT' });
    await weekly.click();
    await expect(page.getByText('Your choice could not be saved')).toBeVisible();
    await expect(off).toHaveAttribute('aria-pressed', 'true');
    await weekly.click();
    await expect(page.getByText('Your choice could not be saved')).toHaveCount(0);
    await expect(weekly).toHaveAttribute('aria-pressed', 'true');
  },
);
