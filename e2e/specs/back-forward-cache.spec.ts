import { settled } from '../fixtures/frame';
import { expect, openBlank, test } from '../fixtures/test';

const PRIVATE = 'Asha Rao';

test('a page out of the back/forward cache after signing out elsewhere shows nothing private', async ({
  page,
  context,
  signedIn,
  baseURL,
}) => {
  await page.goto('/profile/profile');
  await expect(page.getByRole('main')).toContainText(PRIVATE);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })),
  );
  // Another document, so that the whole page is put away.
  await openBlank(page, baseURL ?? '');
  const other = await context.newPage();
  await other.goto('/profile/courses');
  await settled(other);
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByText('Logout successful! Redirecting...')).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByText(PRIVATE)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'persisted'))).toBe(true);
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByText(PRIVATE)).toHaveCount(0);
  expect(await page.content()).not.toContain(signedIn.email);
});
