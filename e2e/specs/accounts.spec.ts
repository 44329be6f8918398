import type { Page } from '@playwright/test';
import { newPerson, signUp, type Account } from '../fixtures/account';
import { barriers } from '../fixtures/accessibility';
import { settled } from '../fixtures/frame';
import { codeIn, linkIn, mailsTo, nextMail } from '../fixtures/mailbox';
import { expect, test } from '../fixtures/test';
import { freshPage, logIn } from '../fixtures/visits';

async function fillSignUp(page: Page, person: Account): Promise<void> {
  await page.goto('/auth/sign-up?next=%2Fpractice');
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').first().fill(person.password);
  await page.getByRole('button', { name: 'Make my account' }).click();
  await expect(page).toHaveURL(/\/auth\/email-verification\/code\?next=%2Fpractice$/);
}

test('[HO-062] the link of a sign-up, opened in another browser, confirms by its button only, and once', async ({
  page,
  browser,
  request,
}) => {
  const person = newPerson();
  await fillSignUp(page, person);
  const link = linkIn(await nextMail(person.email));
  expect(link).toMatch(/^\/auth\/email-verification\/[\w-]{20,}$/);

  // What looks through mails opens their links, with and without a browser.
  expect((await request.get(link)).status()).toBe(200);
  const scanner = await freshPage(browser, page);
  await scanner.goto(link);
  await expect(scanner.getByRole('button', { name: 'Confirm my address' })).toBeVisible();
  await scanner.context().close();

  const phone = await freshPage(browser, page);
  await phone.goto(link);
  await settled(phone);
  expect(phone.url(), 'the token is taken out of the address').not.toContain(link);
  await expect(phone.getByRole('main')).toContainText(person.email);
  expect(await barriers(phone)).toEqual([]);
  await phone.reload();
  await phone.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(phone.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused();
  expect(await phone.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await phone.goto(link);
  await expect(
    phone.getByRole('heading', { name: 'This address is confirmed already' }),
  ).toBeVisible();
  await phone.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(phone.getByLabel('Email')).toHaveValue(person.email);
  await phone.getByLabel('Password').first().fill(person.password);
  await phone.getByRole('button', { name: 'Log in' }).click();
  await expect(phone).toHaveURL(/\/$/);
  await phone.context().close();
});

test('[HO-061] [HO-062] the link in the browser of the sign-up signs in', async ({ page }) => {
  const person = newPerson();
  await fillSignUp(page, person);
  await page.goto(linkIn(await nextMail(person.email)));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('main')).toContainText('You are signed in.');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
});

test('[HO-061] who logs in before the address is confirmed is asked for the code, and is then where they wanted to be', async ({
  page,
  browser,
  problems,
}) => {
  problems.expect(/status of (403|422)/);
  const person = newPerson();
  await fillSignUp(page, person);

  const phone = await freshPage(browser, page);
  await logIn(phone, person.email, person.password);
  await expect(phone).toHaveURL(/\/auth\/email-verification\/code\?next=%2Fpractice$/);
  const code = codeIn(await nextMail(person.email)).replace(' ', '');
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await phone.getByLabel('Code').fill(wrong);
  await expect(phone.getByText('That code is incorrect.').first()).toBeVisible();
  await phone.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(phone).toHaveURL(/\/practice$/);
  await phone.context().close();
});

test('a known address signs up like any other, and its owner learns of it by mail only', async ({
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

test('[HO-062] a forgotten password: asked for, sent, set, done; the old one and the other devices are out', async ({
  page,
  browser,
  request,
  problems,
}) => {
  problems.expect(/status of 401/);
  const person = newPerson();
  await signUp(request, person);
  await page.goto('/auth/login');
  const other = await freshPage(browser, page);
  await logIn(other, person.email, person.password);
  await expect(other).toHaveURL(/\/practice$/);

  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password\/sent$/);
  await expect(page.getByRole('main')).toContainText('If there is an account');

  const link = linkIn(await nextMail(person.email, 2));
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  await page.goto(link);
  await settled(page);
  const token = link.split('token=')[1] ?? '';
  expect(token).toMatch(/^[\w-]{20,}$/);
  expect(page.url()).not.toContain(token);
  expect(asked.filter((url) => url.includes(token) && !url.includes('#'))).toEqual([]);
  expect(await barriers(page)).toEqual([]);

  const words = 'quite different words';
  await page.getByLabel('New password').first().fill(words);
  await page.getByLabel('New password again').first().fill(words);
  await page.getByRole('button', { name: 'Change my password' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password\/done$/);
  expect((await nextMail(person.email, 3)).subject).toMatch(/password/i);

  await other.goto('/profile/profile');
  await expect(other).toHaveURL(/\/auth\/login\?next=/);
  await other.context().close();

  await logIn(page, person.email, person.password);
  await expect(page.getByRole('alert')).toContainText('Email or password is not right.');
  await page.getByLabel('Password').first().fill(words);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/practice$/);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link has been used' })).toBeVisible();
});

test('nobody gets a mail who has no account', async ({ page }) => {
  const { email } = newPerson();
  await page.goto('/auth/forgot-password/request');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('main')).toContainText('If there is an account');
  // A mail that was asked for later is there, so this one would be.
  const person = newPerson();
  await fillSignUp(page, person);
  await nextMail(person.email);
  expect(await mailsTo(email)).toEqual([]);
});
