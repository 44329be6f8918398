import { newPerson, signUp } from '../testing/accounts/account';
import { expectSettled, isPhone } from '../testing/pages/layout';
import { codeIn, nextMail } from '../testing/accounts/mailbox';
import { COMPETITION } from '../testing/pages/sample';
import { submitLogIn } from '../testing/accounts/log-in';
import { expect, test } from '../testing/test';

test('[HO-019] [HO-021] [HO-023] [HO-052] [HO-053] [HO-054] [HO-061] a visitor finds a competition, creates an account, sees the profile and logs out', async ({
  page,
  baseURL,
}) => {
  const person = newPerson();
  await page.goto('/');
  await expectSettled(page);

  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('button', { name: isPhone(page) ? 'Menu' : 'More' }).click();
  await page.getByRole('menuitem', { name: 'Competitions' }).click();
  await expect(page).toHaveURL(`${baseURL}/competition`);
  await expect(page.getByRole('menu')).toHaveCount(0);

  const card = page
    .getByRole('region', { name: /Opportunities/ })
    .getByRole('listitem')
    .first();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/competition\/[^/]+\/event-\d+$/);
  // The URL changes a moment before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Find a competition' })).toHaveCount(0);
  await expectSettled(page);
  const competition = new URL(page.url()).pathname;

  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${baseURL}/auth/login`);
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: false }).first().fill(person.password);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Code').fill(codeIn(await nextMail(person.email)));

  // The visitor returns to the previous page, now with an avatar.
  await expect(page).toHaveURL(`${baseURL}${competition}`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Profile of Asha Rao' }).click();
  await expect(page).toHaveURL(`${baseURL}/profile/profile`);
  await expect(page.getByRole('main')).toContainText('Asha Rao');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();

  const dashboardMenu = page.getByRole('button', { name: 'Sections' });
  if (isPhone(page)) await dashboardMenu.click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logout successful! Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expectSettled(page);
});

test(
  '[HO-010] [HO-061] shows the requested page after the login',
  { tag: '@once' },
  async ({ page, request, baseURL }) => {
    const person = newPerson();
    await signUp(request, person);
    await page.goto('/profile/courses');
    await expect(page).toHaveURL(/\/auth\/login\?next=%2Fprofile%2Fcourses$/);
    await submitLogIn(page, person);
    await expect(page).toHaveURL(`${baseURL}/profile/courses`);
    await expect(page.getByRole('heading', { level: 1, name: 'My Courses' })).toBeVisible();
  },
);

test(
  '[HO-010] the next parameter only leads to pages of this site',
  { tag: '@once' },
  async ({ page, signedIn, baseURL }) => {
    void signedIn; // The test needs only the session.
    await page.goto(`/auth/login?next=${encodeURIComponent('//elsewhere.example/x')}`);
    await expect(page).toHaveURL(`${baseURL}/`);
  },
);

test(
  '[HO-061] a wrong password shows an error and creates no session',
  { tag: '@once' },
  async ({ page, problems }) => {
    problems.allow(/status of 401/);
    await page.goto('/auth/login');
    await submitLogIn(page, { email: 'nobody@example.in', password: 'not the password' });
    await expect(page.getByRole('alert')).toContainText('Incorrect email or password.');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  },
);

test('corrects the slug of a competition link', { tag: '@once' }, async ({ page, baseURL }) => {
  await page.goto(`/competition/wrong-words/${COMPETITION.id}`);
  await expect(page).toHaveURL(`${baseURL}/competition/clean-water-hackathon/event-001`);
  await expect(page.getByRole('heading', { level: 1, name: COMPETITION.title })).toBeVisible();
});
