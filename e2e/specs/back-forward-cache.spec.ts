import { endSessionsEndpoint } from '@sopaan/schemas/account/sessions';
import { accessTokenSchema } from '@sopaan/schemas/account/account';
import { expectSettled } from '../testing/pages/layout';
import { expect, openBlank, test } from '../testing/test';

const PRIVATE = 'Asha Rao';

test('a page restored from the back/forward cache after logging out elsewhere shows nothing private', async ({
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
  // Opens another document, so that the page enters the back/forward cache.
  await openBlank(page, baseURL ?? '');
  const otherPage = await context.newPage();
  await otherPage.goto('/profile/courses');
  await expectSettled(otherPage);
  await otherPage.getByRole('button', { name: 'Log out' }).click();
  await expect(otherPage.getByText('Logout successful! Redirecting...')).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByText(PRIVATE)).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'persisted'))).toBe(true);
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByText(PRIVATE)).toHaveCount(0);
  expect(await page.content()).not.toContain(signedIn.email);
});

test('[S11] a page restored from the back/forward cache after its session was revoked on another device shows nothing private', async ({
  page,
  request,
  problems,
  signedIn,
  baseURL,
}) => {
  // Requests with the revoked session fail with this status.
  problems.allow(/status of 401/);
  await page.goto('/profile/profile');
  await expect(page.getByRole('main')).toContainText(PRIVATE);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      const { visibility } = getComputedStyle(document.documentElement);
      Object.assign(globalThis, { persisted, visibility });
    }),
  );
  await openBlank(page, baseURL ?? '');
  // The other device: a client with separate cookies.
  const { email, password } = signedIn;
  const login = await request.post('/api/auth/login', { data: { email, password } });
  const { accessToken } = accessTokenSchema.validateSync(await login.json());
  const response = await request.delete(`/api/${endSessionsEndpoint.path}?keepThis=true`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(response.ok()).toBe(true);
  await page.goBack({ waitUntil: 'commit' });
  const restored = await page.evaluate(() => [
    Reflect.get(globalThis, 'persisted'),
    Reflect.get(globalThis, 'visibility'),
  ]);
  expect(restored).toEqual([true, 'hidden']);
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText(PRIVATE)).toHaveCount(0);
});
