import { loginEndpoint, logoutEndpoint, refreshTokenEndpoint } from '@sopaan/schemas/account';
import { getUserEndpoint } from '@sopaan/schemas/user';
import { object, string } from 'yup';
import { send } from '../../../testing/call';
import { TEST_PASSWORD, testApp } from '../../../testing/test-app';
import { waitForLockWaiters } from '../../../testing/wait-for-lock-waiters';
import { sessionCalls } from './session.fixture';

const api = testApp();
const answerSchema = object({ accessToken: string().required() });

const { post, refresh, logIn, age } = sessionCalls(api);

test('[AP-003] cookies and an empty payload give an access token that works', async () => {
  const { cookie, userId } = await logIn();
  const { answer } = await refresh(cookie);

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { accessToken } = await answerSchema.validate(answer.json());
  const user = await api.call(getUserEndpoint, { requiredata: [] }, accessToken);
  expect(user._id).toBe(userId);
});

test('the refresh cookie is out of reach for scripts and other sites, and goes to the API only', async () => {
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

test('only hashes of refresh tokens are stored', async () => {
  const { cookie } = await logIn();
  const rows = await api.database.query<{ hash: string }>(
    `select encode(token_hash, 'escape') || encode(token_hash, 'base64') as hash from refresh_tokens`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { hash } of rows) expect(hash).not.toContain(cookie);
});

test('a token is replaced at each use, as often as one likes', async () => {
  let { cookie } = await logIn();
  for (let round = 0; round < 3; round += 1) {
    const { answer, next } = await refresh(cookie);
    expect(answer.statusCode).toBe(200);
    cookie = String(next?.value);
    await age(60);
  }
});

test('one session that ends leaves the others of the same person alone', async () => {
  const { email } = await api.signUp();
  const login = () => send(api.app, loginEndpoint, { email, password: TEST_PASSWORD });
  const [phone, laptop] = [await login(), await login()];
  await post(logoutEndpoint.path, phone.cookies[0]?.value);

  expect((await refresh(phone.cookies[0]?.value)).answer.statusCode).toBe(401);
  expect((await refresh(laptop.cookies[0]?.value)).answer.statusCode).toBe(200);
});

test.each([undefined, '', 'nonsense', 'A'.repeat(43), "'; drop table sessions; --"])(
  'the cookie %s asks to log in again',
  async (cookie) => {
    const { answer } = await refresh(cookie);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ error: { code: 'SESSION_ENDED' } });
  },
);

test('a session that is too old, or whose account is switched off, is not renewed', async () => {
  const old = await logIn();
  await api.database.query(
    "update sessions set expires_at = now() - interval '1 second' where user_id = $1",
    [old.userId],
  );
  expect((await refresh(old.cookie)).answer.statusCode).toBe(401);

  const off = await logIn();
  await api.database.query('update users set is_active = false where id = $1', [off.userId]);
  expect((await refresh(off.cookie)).answer.statusCode).toBe(401);
});

test('[AP-014] logout ends the session and takes the cookie back; a repeat has the same answer', async () => {
  const { cookie } = await logIn();
  const { answer, next } = await post(logoutEndpoint.path, cookie);

  expect(answer.json()).toEqual({ status: 'logged_out' });
  expect(next).toMatchObject({ name: 'sopaan_refresh', value: '', path: '/api/', httpOnly: true });
  expect(next?.expires).toEqual(new Date(0));
  expect((await refresh(cookie)).answer.statusCode).toBe(401);
  expect((await post(logoutEndpoint.path, cookie)).answer.json()).toEqual({ status: 'logged_out' });
  expect((await post(logoutEndpoint.path)).answer.statusCode).toBe(200);
});

test('a refresh that meets a logout is told that the session ended', async () => {
  const { cookie, userId } = await logIn();
  const { refreshing } = await api.database.transaction(async (transaction) => {
    await transaction.query('delete from sessions where user_id = $1', [userId]);
    const refreshing = refresh(cookie);
    await waitForLockWaiters(api.database, 1);
    return { refreshing };
  });
  expect((await refreshing).answer.statusCode).toBe(401);
});

test('[AP-003] another site can neither refresh nor log out', async () => {
  const { cookie } = await logIn();
  for (const { path } of [refreshTokenEndpoint, logoutEndpoint]) {
    const { answer } = await post(path, cookie, { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(403);
  }
  expect((await refresh(cookie)).answer.statusCode).toBe(200);
});
