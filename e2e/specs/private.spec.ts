import { expectSettled } from '../testing/pages/layout';
import { expect, test } from '../testing/test';

const PRIVATE = 'Asha Rao';

test('logging out in one tab clears private content in the other tab', async ({
  page,
  context,
  signedIn,
}) => {
  const otherPage = await context.newPage();
  await otherPage.goto('/profile/profile');
  await expect(otherPage.getByRole('main')).toContainText(PRIVATE);
  await page.goto('/profile/courses');
  await expectSettled(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(otherPage).toHaveURL(/\/auth\/login\?next=%2Fprofile%2Fprofile$/);
  await expect(page.getByText('Logout successful! Redirecting...')).toBeVisible();
  await expect(otherPage.getByText(PRIVATE)).toHaveCount(0);
  expect(await otherPage.content()).not.toContain(signedIn.email);
});

test('after logging out, the back button shows nothing private', async ({
  page,
  signedIn,
  baseURL,
}) => {
  await page.goto('/profile/profile');
  await expect(page.getByRole('main')).toContainText(PRIVATE);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByText(PRIVATE)).toHaveCount(0);
  expect(await page.content()).not.toContain(signedIn.email);
});

test('nothing private is left in storage after logging out', async ({
  page,
  signedIn,
  baseURL,
}) => {
  await page.goto('/profile/profile');
  await expect(page.getByRole('main')).toContainText(PRIVATE);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
  const storage = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(storage).not.toContain('"token"');
  expect(storage).not.toContain(signedIn.email);
  expect(storage).not.toContain(signedIn.firstName);
});
