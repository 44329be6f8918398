import { newPerson, signUp } from '../testing/accounts/account';
import { submitLogIn } from '../testing/accounts/log-in';
import { mailsTo } from '../testing/accounts/mailbox';
import { expectSettled } from '../testing/pages/layout';
import { JOB } from '../testing/pages/sample';
import { publishSampleJob } from '../testing/sites/published-job';
import { expect, test } from '../testing/test';
import { axeViolations } from '../testing/validators/accessibility';

/** The alert is sent and the mail written by workers that look once a second. */
const ALERT = { timeout: 15_000 };

test(
  'Saved search: a guest saves one after the login; a matching job is a notice and a mail, which the link of the mail ends',
  { tag: '@once' },
  async ({ page, request }) => {
    const person = newPerson();
    await signUp(request, person);
    await page.goto(`/explore/jobs/private-job?search=${encodeURIComponent(JOB.title)}`);
    await page.getByRole('button', { name: 'Save this search' }).click();
    await submitLogIn(page, person);
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(JOB.title);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();

    await publishSampleJob(JOB.id);
    const bell = page.getByRole('banner').getByRole('link', { name: /^Notices/ });
    await expect(bell).toHaveAccessibleName('Notices, 1 unread', ALERT);
    await bell.click();
    await page.getByRole('link', { name: `1 new job: ${JOB.title}` }).click();
    await expect(page).toHaveURL(/\/explore\/jobs\/private-job\?search=/);
    const jobs = page.getByRole('list', { name: 'Private jobs' });
    await expect(jobs.getByRole('link', { name: JOB.title }).first()).toBeVisible();

    const subject = `1 new job: ${JOB.title}`;
    const alerts = async () =>
      (await mailsTo(person.email)).filter((mail) => mail.subject === subject);
    await expect.poll(async () => (await alerts()).length, ALERT).toBe(1);
    const [mail] = await alerts();
    const [, path = ''] = /(\/unsubscribe\/\S+)/.exec(mail?.text ?? '') ?? [];
    await page.goto(path);
    await expectSettled(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('You are unsubscribed')).toBeVisible();

    await page.goto('/profile/saved');
    const emails = page.getByRole('group', { name: `Emails about ${JOB.title}` });
    await expect(emails.getByRole('button', { name: 'Off' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await axeViolations(page)).toEqual([]);
  },
);
