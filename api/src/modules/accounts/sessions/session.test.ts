import {
  loginEndpoint,
  logoutEndpoint,
  refreshTokenEndpoint,
} from '@sopaan/schemas/account/account';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { object, string } from 'yup';
import { send } from '../../../testing/call';
import { TEST_PASSWORD, testApp } from '../../../testing/test-app';
import { waitForLockWaiters } from '../../../testing/wait-for-lock-waiters';
import { sessionCalls } from './testing/session';

const api = testApp();
const responseSchema = object({ accessToken: string().required() });

const { post, refresh, logIn, age } = sessionCalls(api);

test('[AP-003] a refresh with the cookie and an empty body returns a valid access token', async () => {
  const { cookie, userId } = await logIn();
  const { response } = await refresh(cookie);

  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  const { accessToken } = await responseSchema.validate(response.json());
  const user = await api.call(getUserEndpoint, { requiredata: [] }, accessToken);
  expect(user._id).toBe(userId);
});

test('the refresh cookie is HttpOnly, SameSite and restricted to the API', async () => {
  const { cookie } = await logIn();
  const { next } = await refresh(cookie);
  expect(next).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/api/',
    maxAge: 30 * 86_400,
  });
  expect(next?.secure).toBeUndefined();
  expect(next?.value).not.toBe(cookie);

  const https = await post(refreshTokenEndpoint.path, next?.value, {
    'x-forwarded-proto': 'https',
  });
  expect(https.next?.secure).toBe(true);
});

test('refresh tokens are stored as hashes only', async () => {
  const { cookie } = await logIn();
  const rows = await api.database.query<{ hash: string }>(
    `select encode(token_hash, 'escape') || encode(token_hash, 'base64') as hash from refresh_tokens`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { hash } of rows) expect(hash).not.toContain(cookie);
});

test('each refresh replaces the refresh token', async () => {
  let { cookie } = await logIn();
  for (let round = 0; round < 3; round += 1) {
    const { response, next } = await refresh(cookie);
    expect(response.statusCode).toBe(200);
    cookie = String(next?.value);
    await age(60);
  }
});

test('ending one session leaves other sessions of the account open', async () => {
  const { email } = await api.signUp();
  const login = () => send(api.app, loginEndpoint, { email, password: TEST_PASSWORD });
  const [phone, laptop] = [await login(), await login()];
  await post(logoutEndpoint.path, phone.cookies[0]?.value);

  expect((await refresh(phone.cookies[0]?.value)).response.statusCode).toBe(401);
  expect((await refresh(laptop.cookies[0]?.value)).response.statusCode).toBe(200);
});

test.each([undefined, '', 'nonsense', 'A'.repeat(43), "'; drop table sessions; --"])(
  'a refresh with the cookie %s requires a new login',
  async (cookie) => {
    const { response } = await refresh(cookie);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ error: { code: 'SESSION_ENDED' } });
  },
);

test('an expired session and a session of a deactivated account cannot be refreshed', async () => {
  const old = await logIn();
  await api.database.query(
    "update sessions set expires_at = now() - interval '1 second' where user_id = $1",
    [old.userId],
  );
  expect((await refresh(old.cookie)).response.statusCode).toBe(401);

  const deactivated = await logIn();
  await api.database.query('update users set is_active = false where id = $1', [
    deactivated.userId,
  ]);
  expect((await refresh(deactivated.cookie)).response.statusCode).toBe(401);
});

test('[AP-014] logout ends the session and clears the cookie; repeating it gets the same response', async () => {
  const { cookie } = await logIn();
  const { response, next } = await post(logoutEndpoint.path, cookie);

  expect(response.json()).toEqual({ status: 'logged_out' });
  expect(next).toMatchObject({ name: 'sopaan_refresh', value: '', path: '/api/', httpOnly: true });
  expect(next?.expires).toEqual(new Date(0));
  expect((await refresh(cookie)).response.statusCode).toBe(401);
  expect((await post(logoutEndpoint.path, cookie)).response.json()).toEqual({
    status: 'logged_out',
  });
  expect((await post(logoutEndpoint.path)).response.statusCode).toBe(200);
});

test('a refresh during a logout is rejected', async () => {
  const { cookie, userId } = await logIn();
  const { refreshing } = await api.database.transaction(async (transaction) => {
    await transaction.query('delete from sessions where user_id = $1', [userId]);
    const refreshing = refresh(cookie);
    await waitForLockWaiters(api.database, 1);
    return { refreshing };
  });
  expect((await refreshing).response.statusCode).toBe(401);
});

test('[AP-003] rejects refresh and logout requests by another site', async () => {
  const { cookie } = await logIn();
  for (const { path } of [refreshTokenEndpoint, logoutEndpoint]) {
    const { response } = await post(path, cookie, { 'sec-fetch-site': 'cross-site' });
    expect(response.statusCode).toBe(403);
  }
  expect((await refresh(cookie)).response.statusCode).toBe(200);
});
