import { newPerson, signUp } from '../testing/accounts/account';
import { axeViolations } from '../testing/validators/accessibility';
import { mailsTo } from '../testing/accounts/mailbox';
import { failRequests } from '../testing/pages/failing-requests';
import { submitLogIn } from '../testing/accounts/log-in';
import { expect, test } from '../testing/test';

const GOVT_JOB = '/job/preview/assistant-section-officer/govt-job-001';
const CLOSED_JOB = 'job-030';

/** The console errors of a failed request. */
const EXPECTED_ERRORS = /status of 500|RegionBoundary|ApiError/;

test(
  '[EX-091] [EX-093] a guest opens a job from the list, applies after the login, sees the application after a reload, and withdraws',
  { tag: '@once' },
  async ({ page, request, problems }) => {
    problems.allow(EXPECTED_ERRORS);
    const person = newPerson();
    await signUp(request, person);
    await page.goto('/explore/jobs/private-job');
    const row = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
    const title = (await row.textContent()) ?? '';
    const restoreJob = await failRequests(page, /\/api\/private\/jobs\/byid$/, { method: 'POST' });
    await row.click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    restoreJob();
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page).toHaveURL(/\/auth\/login\?next=/);
    await submitLogIn(page, person);

    const dialog = page.getByRole('dialog', { name: `Apply for ${title}` });
    await expect(dialog.getByLabel('From your profile')).toContainText('Asha Rao');
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
    await dialog.getByRole('textbox', { name: 'Note' }).fill('I like this work.');
    await page.goBack();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(await axeViolations(page)).toEqual([]);
    const restoreApplying = await failRequests(page, /\/application$/, { method: 'PUT' });
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expect(dialog.getByText('Your application could not be sent')).toBeVisible();
    restoreApplying();
    await dialog.getByRole('button', { name: 'Send application' }).dblclick();
    const submittedDialog = page.getByRole('dialog', { name: 'Application submitted' });
    await expect(submittedDialog.getByRole('list', { name: 'Timeline' })).toContainText(
      'Application sent',
    );
    await submittedDialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('region', { name: 'You have applied' })).toBeVisible();
    const countMails = async () =>
      (await mailsTo(person.email)).filter(({ subject }) => subject.startsWith('Your application'))
        .length;
    await expect.poll(countMails).toBe(1);

    const restoreApplicationRead = await failRequests(page, /\/application$/, { method: 'GET' });
    await page.reload();
    await expect(page.getByText('Your application could not be loaded')).toBeVisible();
    restoreApplicationRead();
    await page.getByRole('button', { name: 'Try again' }).click();
    const appliedRegion = page.getByRole('region', { name: 'You have applied' });
    await appliedRegion.getByRole('button', { name: 'What was sent' }).click();
    await expect(appliedRegion.getByText('I like this work.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await appliedRegion.getByRole('button', { name: `Withdraw ${title}` }).click();
    const confirmation = page.getByRole('dialog', { name: 'Withdraw your application?' });
    const restoreWithdrawing = await failRequests(page, /\/application$/, { method: 'DELETE' });
    await confirmation.getByRole('button', { name: 'Withdraw' }).click();
    await expect(confirmation.getByText('Your application could not be withdrawn')).toBeVisible();
    restoreWithdrawing();
    await confirmation.getByRole('button', { name: 'Withdraw' }).click();
    await expect(
      page.getByRole('region', { name: 'You have withdrawn your application' }),
    ).toContainText('Withdrawn by you');
    await expect(page.getByRole('button', { name: 'Apply again' })).toBeVisible();
  },
);

test(
  '[EX-087] a government job shows dates, fees and age limits, and checks eligibility with the applied rule',
  { tag: '@once' },
  async ({ page, problems }) => {
    problems.allow(EXPECTED_ERRORS);
    const restoreOthers = await failRequests(page, /\/api\/govtjob\/get_all/, { method: 'GET' });
    await page.goto(GOVT_JOB);
    await expect(page.getByRole('list', { name: 'Important dates' })).toContainText('next');
    await expect(page.getByRole('region', { name: 'Application fee' })).toContainText('₹500');
    const eligibility = page.getByRole('region', { name: 'Am I eligible?' });
    const calls: string[] = [];
    page.on('request', (call) => void calls.push(call.url()));
    await eligibility.getByLabel('Day', { exact: true }).fill('29');
    await eligibility.getByLabel('Month', { exact: true }).fill('2');
    await eligibility.getByLabel('Year', { exact: true }).fill('1980');
    await eligibility.getByRole('radio', { name: 'OBC' }).check();
    await eligibility.getByRole('button', { name: 'Check' }).click();
    await expect(eligibility).toContainText(/OBC: 20 to 33 years → not eligible/);
    await eligibility.getByLabel('Year', { exact: true }).fill('2000');
    await eligibility.getByRole('button', { name: 'Check' }).click();
    await expect(eligibility).toContainText(/you are 2\d years .*OBC: 20 to 33 years → eligible/);
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);

    const latest = page.getByRole('region', { name: 'Latest jobs' });
    await expect(latest.getByRole('alert')).toBeVisible();
    restoreOthers();
    await latest.getByRole('button', { name: 'Try again' }).click();
    await expect(latest.getByRole('listitem').first()).toBeVisible();
  },
);

test(
  '[EX-091] a closed job shows its state and similar open jobs, and the API rejects applications',
  { tag: '@once' },
  async ({ page, signedIn, problems }) => {
    void signedIn; // The test needs only the session.
    problems.allow(/status of (409|500)/);
    await page.goto(`/job/preview/x/${CLOSED_JOB}`);
    const state = page.getByRole('region', { name: 'Applications are closed' });
    await expect(state).toContainText('Applications closed on');
    await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
    const similar = page.getByRole('region', { name: 'Similar open jobs' });
    await expect(similar.getByRole('heading', { level: 3 }).first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const status = await page.evaluate(async (id) => {
      const response = await fetch(`/api/jobs/${id}/application`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${localStorage.getItem('token')}`,
          'content-type': 'application/json',
        },
        body: '{}',
      });
      return response.status;
    }, CLOSED_JOB);
    expect(status).toBe(409);
  },
);
