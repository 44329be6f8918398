import type { Page } from '@playwright/test';
import { newPerson, signUp, type Account } from '../testing/accounts/account';
import { axeViolations } from '../testing/validators/accessibility';
import { expectSettled } from '../testing/pages/layout';
import { codeIn, linkIn, mailsTo, nextMail } from '../testing/accounts/mailbox';
import { expect, test } from '../testing/test';
import { logIn } from '../testing/accounts/log-in';
import { freshPage } from '../testing/pages/fresh-page';

async function fillSignUp(page: Page, person: Account): Promise<void> {
  await page.goto('/auth/sign-up?next=%2Fpractice');
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').first().fill(person.password);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/auth\/email-verification\/code\?next=%2Fpractice$/);
}

test('[HO-062] the sign-up link in another browser confirms only by its button, and only once', async ({
  page,
  browser,
  request,
}) => {
  const person = newPerson();
  await fillSignUp(page, person);
  const link = linkIn(await nextMail(person.email));
  expect(link).toMatch(/^\/auth\/email-verification\/[\w-]{20,}$/);

  // Opens the link like mail scanners do, with and without a browser.
  expect((await request.get(link)).status()).toBe(200);
  const scanner = await freshPage(browser, page);
  await scanner.goto(link);
  await expect(scanner.getByRole('button', { name: 'Confirm my address' })).toBeVisible();
  await scanner.context().close();

  const phone = await freshPage(browser, page);
  await phone.goto(link);
  await expectSettled(phone);
  expect(phone.url(), 'the token is taken out of the address').not.toContain(link);
  await expect(phone.getByRole('main')).toContainText(person.email);
  expect(await axeViolations(phone)).toEqual([]);
  await phone.reload();
  await phone.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(phone.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused();
  expect(await phone.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await phone.goto(link);
  await expect(
    phone.getByRole('heading', { name: 'This address is already confirmed' }),
  ).toBeVisible();
  await phone.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(phone.getByLabel('Email')).toHaveValue(person.email);
  await phone.getByLabel('Password').first().fill(person.password);
  await phone.getByRole('button', { name: 'Log in' }).click();
  await expect(phone).toHaveURL(/\/$/);
  await phone.context().close();
});

test('[HO-061] [HO-062] the sign-up link logs in when opened in the browser of the sign-up', async ({
  page,
}) => {
  const person = newPerson();
  await fillSignUp(page, person);
  await page.goto(linkIn(await nextMail(person.email)));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('main')).toContainText('You are logged in.');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
});

test('[HO-061] logging in before confirming the email address asks for the code, then continues to the requested page', async ({
  page,
  browser,
  problems,
}) => {
  problems.allow(/status of (403|422)/);
  const person = newPerson();
  await fillSignUp(page, person);

  const phone = await freshPage(browser, page);
  await logIn(phone, person);
  await expect(phone).toHaveURL(/\/auth\/email-verification\/code\?next=%2Fpractice$/);
  const code = codeIn(await nextMail(person.email)).replace(' ', '');
  const wrongCode = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await phone.getByLabel('Code').fill(wrongCode);
  await expect(phone.getByText('That code is incorrect.').first()).toBeVisible();
  await phone.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(phone).toHaveURL(/\/practice$/);
  await phone.context().close();
});

test('signing up with a registered email address looks like any other sign-up, and only its owner is notified by mail', async ({
  page,
  request,
}) => {
  const person = newPerson();
  await signUp(request, person);
  await fillSignUp(page, { ...person, password: 'another few words' });
  const mail = await nextMail(person.email, 2);
  expect(mail.text).toMatch(/already ha(ve|s) an?/i);
  expect(() => codeIn(mail)).toThrow();
});

test('[HO-062] resetting a forgotten password invalidates the old password and other sessions', async ({
  page,
  browser,
  request,
  problems,
}) => {
  problems.allow(/status of 401/);
  const person = newPerson();
  await signUp(request, person);
  await page.goto('/auth/login');
  const otherPage = await freshPage(browser, page);
  await logIn(otherPage, person);
  await expect(otherPage).toHaveURL(/\/practice$/);

  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password\/sent$/);
  await expect(page.getByRole('main')).toContainText('If there is an account');

  const link = linkIn(await nextMail(person.email, 2));
  const requestedUrls: string[] = [];
  page.on('request', (sent) => requestedUrls.push(sent.url()));
  await page.goto(link);
  await expectSettled(page);
  const token = link.split('token=')[1] ?? '';
  expect(token).toMatch(/^[\w-]{20,}$/);
  expect(page.url()).not.toContain(token);
  expect(requestedUrls.filter((url) => url.includes(token) && !url.includes('#'))).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);

  const newPassword = 'quite different words';
  await page.getByLabel('New password').first().fill(newPassword);
  await page.getByLabel('Confirm new password').first().fill(newPassword);
  await page.getByRole('button', { name: 'Change my password' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password\/done$/);
  expect((await nextMail(person.email, 3)).subject).toMatch(/password/i);

  await otherPage.goto('/profile/profile');
  await expect(otherPage).toHaveURL(/\/auth\/login\?next=/);
  await otherPage.context().close();

  await logIn(page, person);
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password.');
  await page.getByLabel('Password').first().fill(newPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/practice$/);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link has been used' })).toBeVisible();
});

test('no reset mail is sent to an email address without an account', async ({ page }) => {
  const { email } = newPerson();
  await page.goto('/auth/forgot-password/request');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('main')).toContainText('If there is an account');
  // Once a mail that was requested later has arrived, a reset mail would have arrived as well.
  const person = newPerson();
  await fillSignUp(page, person);
  await nextMail(person.email);
  expect(await mailsTo(email)).toEqual([]);
});
