import { loginEndpoint } from '@sopaan/schemas/account/account';
import {
  changePasswordEndpoint,
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
} from '@sopaan/schemas/account/password';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { send } from '../../../testing/call';
import { TEST_PASSWORD, testApp } from '../../../testing/test-app';
import { waitForLockWaiters } from '../../../testing/wait-for-lock-waiters';
import { openBrowser } from '../testing/browser';
import { takeMail, takeMails, tokenIn } from '../testing/sent-mails';
import { clearLimits, NEW_PASSWORD } from '../sign-up/testing/sign-up';

const api = testApp();
beforeEach(async () => {
  await clearLimits(api);
  await api.database.query('delete from outbox');
});

const change = { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD };

test('after a password change the new password logs in, the old one does not, and a mail is sent', async () => {
  const { email, token } = await api.signUp();
  expect(await api.call(changePasswordEndpoint, change, token)).toEqual({ status: 'changed' });
  const logIn = (password: string) => send(api.app, loginEndpoint, { email, password });
  expect((await logIn(TEST_PASSWORD)).statusCode).toBe(401);
  expect((await logIn(NEW_PASSWORD)).statusCode).toBe(200);
  expect(await takeMail(api)).toMatchObject({
    to: email,
    subject: 'Your Sopaan password has changed',
    action: { url: 'https://sopaan.example/auth/forgot-password/request' },
  });
});

test('a password change ends all other sessions and keeps the current one', async () => {
  const { email, token } = await api.signUp();
  const other = await api.call(loginEndpoint, { email, password: TEST_PASSWORD });
  await api.call(changePasswordEndpoint, change, token);
  expect((await send(api.app, getUserEndpoint, {}, token)).statusCode).toBe(200);
  expect((await send(api.app, getUserEndpoint, {}, other.accessToken)).statusCode).toBe(401);
});

test('a password change with a wrong current password is rejected with a field error', async () => {
  const { email, token } = await api.signUp();
  expect(
    await api.rejection(changePasswordEndpoint, { ...change, currentPassword: 'not it' }, token),
  ).toMatchObject({
    status: 422,
    code: 'PASSWORD_WRONG',
    fields: { currentPassword: expect.any(String) },
  });
  expect(await takeMails(api)).toEqual([]);
  expect((await send(api.app, loginEndpoint, { email, password: TEST_PASSWORD })).statusCode).toBe(
    200,
  );
});

test('[AP-038] a password change to an easily guessed password is rejected with a field error', async () => {
  const { token, email } = await api.signUp();
  for (const password of ['12345678', email]) {
    expect(
      await api.rejection(changePasswordEndpoint, { ...change, password }, token),
    ).toMatchObject({
      status: 400,
      fields: { password: expect.any(String) },
    });
  }
});

test('a password change invalidates pending password links', async () => {
  const { email, token } = await api.signUp();
  await api.call(forgotPasswordEndpoint, { email });
  const link = tokenIn(await takeMail(api));
  await api.call(changePasswordEndpoint, change, token);
  expect(
    await api.rejection(resetPasswordEndpoint, { token: link, password: 'of somebody else' }),
  ).toMatchObject({ code: 'LINK_EXPIRED' });
});

test('of two concurrent password changes only one succeeds', async () => {
  const { email, token } = await api.signUp();
  const responses = await Promise.all(
    ['one good password', 'two good passwords'].map((password) =>
      send(api.app, changePasswordEndpoint, { ...change, password }, token),
    ),
  );
  const [done, ...rest] = responses.filter(({ statusCode }) => statusCode === 200);
  expect(rest).toEqual([]);
  const password = done === responses[0] ? 'one good password' : 'two good passwords';
  expect((await send(api.app, loginEndpoint, { email, password })).statusCode).toBe(200);
});

test('a login with the old password during a password change gets no session', async () => {
  const { email, userId } = await api.signUp();
  const { login } = await api.database.transaction(async (transaction) => {
    await transaction.query(`update users set password_hash = 'changed' where id = $1`, [userId]);
    const login = openBrowser(api).send(loginEndpoint, { email, password: TEST_PASSWORD });
    await waitForLockWaiters(api.database, 1);
    await transaction.query('delete from sessions where user_id = $1', [userId]);
    return { login };
  });
  expect((await login).json()).toMatchObject({ error: { code: 'INVALID_CREDENTIALS' } });
  expect(await api.database.query('select id from sessions where user_id = $1', [userId])).toEqual(
    [],
  );
});

test('a password change requires a session', async () => {
  expect(await api.rejection(changePasswordEndpoint, change)).toMatchObject({ status: 401 });
});
