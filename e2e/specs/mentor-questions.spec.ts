import type { APIRequestContext } from '@playwright/test';
import { paths } from '@sopaan/contract/paths';
import { toFormParts } from '@sopaan/schemas/api/form-parts';
import {
  applyMentorshipEndpoint,
  getMentorApplicationEndpoint,
} from '@sopaan/schemas/mentors/mentor-application';
import { newPerson, signUp } from '../testing/accounts/account';
import { submitLogIn } from '../testing/accounts/log-in';
import { memberCalls } from '../testing/accounts/member-calls';
import { failRequests } from '../testing/pages/failing-requests';
import { freshPage } from '../testing/pages/fresh-page';
import { expectSettled } from '../testing/pages/layout';
import { runAdmin } from '../testing/sites/run-admin';
import { expect, openBlank, test } from '../testing/test';
import { expectAccessible } from '../testing/validators/accessibility';

const QUESTION = 'Which project should I show in an interview for a first job?';
const ANSWER = 'One that you can explain from the data to the decision.';

const APPLICATION = {
  first_name: 'Meera',
  last_name: 'Iyer',
  current_role: 'Data Engineer',
  insdustry: 'Education',
  workexperience: 9,
  languages: ['English'],
  short_heading: 'Sums without tears.',
  about: 'I have taught mathematics for nine years, in two schools and online.',
  profile_link: 'https://example.in/meera',
};

/** Makes a member a mentor, as an operator does, and returns the id of the mentor. */
async function becomeMentor(request: APIRequestContext, token: string): Promise<string> {
  const form = new FormData();
  for (const [name, value] of toFormParts(APPLICATION)) form.append(name, value);
  const response = await request.post(`/api/${applyMentorshipEndpoint.path}`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: form,
  });
  if (!response.ok()) throw new Error(await response.text());
  const call = memberCalls(request, token);
  const sent = await call(getMentorApplicationEndpoint, {});
  await runAdmin('mentors', 'accept', String(sent.application?.id));
  const accepted = await call(getMentorApplicationEndpoint, {});
  return String(accepted.application?.mentorId);
}

test(
  '[U17] a guest logs in to ask a mentor, the mentor answers, and the member reads the answer, although requests fail',
  { tag: '@once' },
  async ({ page, browser, request, baseURL, problems }) => {
    problems.allow(/status of 500|net::ERR_FAILED/);
    const mentorToken = await signUp(request, newPerson());
    const mentorId = await becomeMentor(request, mentorToken);
    const asker = newPerson();
    await signUp(request, asker);

    await page.goto(paths.mentor(mentorId));
    await page.getByRole('link', { name: 'Log in to ask a question' }).click();
    await expect(page.getByRole('heading', { name: 'Log in to ask Meera Iyer' })).toBeVisible();
    await submitLogIn(page, asker);
    const dialog = page.getByRole('dialog', { name: 'Ask Meera Iyer' });
    await dialog.getByLabel('Your question').fill(QUESTION);
    await expectAccessible(page);
    const restore = await failRequests(page, /\/questions$/, { method: 'POST' });
    await dialog.getByRole('button', { name: 'Send question' }).click();
    await expect(dialog.getByText('Your question could not be sent.')).toBeVisible();
    restore();
    await dialog.getByRole('button', { name: 'Send question' }).click();
    await page.getByRole('link', { name: 'View your question' }).click();
    await expect(page.getByText('Waiting for an answer')).toBeVisible();
    await expect(page.getByText(QUESTION)).toBeVisible();

    const other = await freshPage(browser, page);
    await openBlank(other, baseURL ?? '');
    await other.evaluate((value) => localStorage.setItem('token', value), mentorToken);
    await other.goto('/profile/notices');
    await other.getByRole('link', { name: /Asha R\. has asked you a question/ }).click();
    await expect(other.getByText(QUESTION)).toBeVisible();
    await expectSettled(other);
    await expectAccessible(other);
    await other.getByLabel('Your answer').fill(ANSWER);
    await other.getByRole('button', { name: 'Send answer' }).click();
    await expect(other.getByText('Answered', { exact: true })).toBeVisible();
    await other.context().close();

    await page.goto('/profile/notices');
    await page.getByRole('link', { name: /Meera Iyer has answered your question/ }).click();
    await expect(page.getByText(ANSWER)).toBeVisible();
    await expectSettled(page);
    await expectAccessible(page);
  },
);
