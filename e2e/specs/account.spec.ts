import { readFileSync } from 'node:fs';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { object } from 'yup';
import { newPerson, signUp } from '../testing/accounts/account';
import { memberCalls, type MemberCall } from '../testing/accounts/member-calls';
import { fillProfile } from '../testing/accounts/sample-profile';
import { failNextRequest } from '../testing/pages/failing-requests';
import { expectSettled } from '../testing/pages/layout';
import { linkIn, mailsTo, nextMail } from '../testing/accounts/mailbox';
import { expect, test } from '../testing/test';
import { logIn } from '../testing/accounts/log-in';
import { freshPage } from '../testing/pages/fresh-page';
import { expectAccessible } from '../testing/validators/accessibility';

test('logs out another device, and changes password and email address, although the API fails once at each step', async ({
  page,
  browser,
  signedIn,
  problems,
}) => {
  problems.allow(/status of (401|422|500)/);
  await page.goto('/account');
  await expectSettled(page);

  const otherPage = await freshPage(browser, page);
  await logIn(otherPage, signedIn);
  await expect(otherPage).toHaveURL(/\/practice$/);
  await page.reload();
  await failNextRequest(page, /\/api\/account\/sessions\//, { method: 'DELETE' });
  await page.getByRole('button', { name: /^Log out Chrome/ }).click();
  await expect(page.getByText(/could not be logged out$/)).toBeVisible();
  await page.getByRole('button', { name: /^Log out Chrome/ }).click();
  await expect(page.getByText(/has been logged out\.$/)).toBeVisible();
  await otherPage.goto('/profile/profile');
  await expect(otherPage).toHaveURL(/\/auth\/login\?next=%2Fprofile%2Fprofile$/);
  await otherPage.context().close();

  await page.getByRole('button', { name: 'Change Password' }).click();
  const password = page.getByRole('dialog', { name: 'Change Password' });
  await password.getByLabel('Current password').first().fill('not this one');
  await password.getByLabel('New password').first().fill('brand new words');
  await password.getByLabel('Confirm new password').first().fill('brand new words');
  await password.getByRole('button', { name: 'Save Changes' }).click();
  await expect(password.getByText('That is not your current password.').first()).toBeVisible();
  await password.getByLabel('Current password').first().fill(signedIn.password);
  await expectAccessible(page);
  await failNextRequest(page, /\/api\/account\/password$/, { method: 'POST' });
  await password.getByRole('button', { name: 'Save Changes' }).click();
  await expect(password.getByText('Your password could not be changed')).toBeVisible();
  await expect(password.getByLabel('New password').first()).toHaveValue('brand new words');
  await password.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(password).toBeHidden();

  const { email: newEmail } = newPerson();
  await page.getByRole('button', { name: 'Contact Information' }).click();
  const contact = page.getByRole('dialog', { name: 'Contact Information' });
  await contact.getByLabel('Primary email').fill(newEmail);
  await contact.getByLabel('Current password').first().fill('brand new words');
  await contact.getByRole('button', { name: 'Save Changes' }).click();
  await expect(
    page.getByText(`Open the link in the email that we sent to ${newEmail}`),
  ).toBeVisible();
  await page.goto(linkIn(await nextMail(newEmail)));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.getByRole('link', { name: 'Go to my account' }).click();
  await page.getByRole('button', { name: 'Contact Information' }).click();
  await expect(contact.getByLabel('Primary email')).toHaveValue(newEmail);
  await expect
    .poll(async () => (await mailsTo(signedIn.email)).some(({ text }) => text.includes(newEmail)))
    .toBe(true);
});

/** The parts of the profile that an import must restore. */
async function readProfile(call: MemberCall) {
  const { personalInfo, about, skills, workExperience, education, projects } = await call(
    getUserEndpoint,
    { requiredata: [] },
  );
  const { firstName, lastName } = personalInfo;
  return { firstName, lastName, about, skills, workExperience, education, projects };
}

test('downloads all data as a file, deletes the account, and imports the file into a new one, although the API fails once at each step', async ({
  page,
  signedIn,
  request,
  baseURL,
  problems,
}) => {
  problems.allow(/status of (401|500)/);
  const formerCall = memberCalls(page.request, signedIn.token);
  await fillProfile(formerCall);
  const formerProfile = await readProfile(formerCall);
  await page.goto('/account');
  await failNextRequest(page, /\/api\/account\/export$/, { method: 'GET' });
  await page.getByRole('button', { name: 'Download everything' }).click();
  await expect(page.getByText('Your data could not be downloaded')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain(signedIn.email);
  object({ data: object().required() }).validateSync(JSON.parse(file));

  await page.getByRole('button', { name: 'Delete my account…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').first().fill(signedIn.password);
  await expectAccessible(page);
  await failNextRequest(page, /\/api\/account\/delete$/, { method: 'POST' });
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByText('Your account could not be deleted')).toBeVisible();
  await expect(dialog.getByLabel('Current password').first()).toHaveValue(signedIn.password);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await logIn(page, signedIn);
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password.');

  const person = { ...newPerson(), firstName: 'Another', lastName: 'Name' };
  const call = memberCalls(request, await signUp(request, person));
  await logIn(page, person);
  await expect(page).toHaveURL(/\/practice$/);
  await page.goto('/profile/resume');
  await page.getByLabel('Choose a file to import').setInputFiles({
    name: 'sopaan.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await failNextRequest(page, /\/api\/account\/resume$/, { method: 'PUT' });
  await page.getByRole('button', { name: 'Replace these parts' }).click();
  await expect(page.getByText('The file could not be imported')).toBeVisible();
  await page.getByRole('button', { name: 'Replace these parts' }).click();
  await expect(page.getByText('Your profile has been updated')).toBeVisible();
  expect(await readProfile(call)).toEqual(formerProfile);
});

test('two tabs with an expired token stay logged in and never refresh the token concurrently', async ({
  page,
  context,
  signedIn,
  problems,
}) => {
  problems.allow(/status of 401/);
  const otherPage = await context.newPage();
  await page.goto('/about-us');
  const expiredHeader = `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`;
  const refreshes = { inFlight: 0, maxInFlight: 0 };
  await context.route('**/api/refersh/access/token', async (route) => {
    refreshes.inFlight += 1;
    refreshes.maxInFlight = Math.max(refreshes.maxInFlight, refreshes.inFlight);
    const response = await route.fetch();
    refreshes.inFlight -= 1;
    await route.fulfill({ response });
  });
  await context.route('**/api/user/get_user_by_id', async (route) => {
    if (route.request().headers().authorization !== expiredHeader) return route.continue();
    return route.fulfill({
      status: 401,
      json: { error: { code: 'TokenExpiredError', message: 'Your session has expired.' } },
    });
  });
  await Promise.all([page.goto('/profile/profile'), otherPage.goto('/profile/profile')]);
  await expect(page.getByRole('main')).toContainText(signedIn.firstName);
  await expect(otherPage.getByRole('main')).toContainText(signedIn.firstName);
  expect(refreshes.maxInFlight).toBe(1);
});
