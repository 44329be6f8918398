import { loginEndpoint } from '@sopaan/schemas/account/account';
import { inspectLinkEndpoint } from '@sopaan/schemas/account/sign-up';
import { forgotPasswordEndpoint, resetPasswordEndpoint } from '@sopaan/schemas/account/password';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { send } from '../../../testing/call';
import { TEST_PASSWORD, testApp } from '../../../testing/test-app';
import { openBrowser } from '../testing/browser';
import { compose, takeMail, takeMails, tokenIn } from '../testing/sent-mails';
import { ageLinks, clearLimits, NEW_PASSWORD } from '../sign-up/testing/sign-up';

const api = testApp();
beforeEach(async () => {
  await clearLimits(api);
  await api.database.query('delete from outbox');
});

const logIn = (email: string, password: string) =>
  openBrowser(api).send(loginEndpoint, { email, password });
const reset = (token: string, password = NEW_PASSWORD) =>
  send(api.app, resetPasswordEndpoint, { token, password });

async function requestReset() {
  const account = await api.signUp();
  await api.call(forgotPasswordEndpoint, { email: ` ${account.email.toUpperCase()} ` });
  const mail = await takeMail(api);
  return { ...account, mail, token: tokenIn(mail), accessToken: account.token };
}

test('a password link sets a new password and verifies the email address', async () => {
  const { email, userId, token } = await requestReset();
  expect((await reset(token)).json()).toEqual({ status: 'done' });

  expect((await logIn(email, TEST_PASSWORD)).statusCode).toBe(401);
  expect((await logIn(email, NEW_PASSWORD)).statusCode).toBe(200);
  expect(await api.database.query('select is_verified from users where id = $1', [userId])).toEqual(
    [{ is_verified: true }],
  );
  const [notice, ...others] = await takeMails(api);
  expect(notice).toMatchObject({ to: email, subject: 'Your Sopaan password has changed' });
  expect(others).toEqual([]);
});

test('resetting the password ends all sessions and clears the session cookie of the browser', async () => {
  const { email, token, accessToken } = await requestReset();
  const browser = openBrowser(api);
  await browser.send(loginEndpoint, { email, password: TEST_PASSWORD });
  const response = await browser.send(resetPasswordEndpoint, { token, password: NEW_PASSWORD });
  expect(response.statusCode).toBe(200);
  expect(browser.cookies.has('sopaan_refresh')).toBe(false);
  expect(await api.rejection(getUserEndpoint, {}, accessToken)).toMatchObject({ status: 401 });
  expect(
    await api.database.query(
      'select sessions.id from sessions join users on users.id = user_id where email = $1',
      [email],
    ),
  ).toEqual([]);
});

test('a password link works once, even when it is submitted twice at the same time', async () => {
  const { email, token } = await requestReset();
  const responses = await Promise.all([
    reset(token, 'first of the two'),
    reset(token, 'second of the two'),
  ]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
  expect((await reset(token)).json()).toMatchObject({ error: { code: 'LINK_EXPIRED' } });
  expect((await logIn(email, NEW_PASSWORD)).statusCode).toBe(401);
  expect(await api.call(inspectLinkEndpoint, { token })).toMatchObject({ status: 'used' });
});

test('resetting the password closes the other password links of the account', async () => {
  const { email, token } = await requestReset();
  await api.call(forgotPasswordEndpoint, { email });
  const second = tokenIn(await takeMail(api));
  await reset(second);
  expect((await reset(token, 'yet another one')).statusCode).toBe(410);
  expect((await logIn(email, NEW_PASSWORD)).statusCode).toBe(200);
});

test('[S8] only the newest link sets a password, and a superseded mail is not sent again', async () => {
  const { email, token } = await requestReset();
  await clearLimits(api);
  await api.call(forgotPasswordEndpoint, { email });
  const [row] = await api.database.query<{ id: string; kind: string; data: unknown }>(
    `select id, kind, data from outbox where kind = 'password-forgotten'`,
  );
  const newer = tokenIn(await takeMail(api));
  expect((await reset(token)).json()).toMatchObject({ error: { code: 'LINK_INVALID' } });
  expect(await api.call(inspectLinkEndpoint, { token })).toMatchObject({ status: 'invalid' });

  await api.call(forgotPasswordEndpoint, { email });
  const newest = tokenIn(await takeMail(api));
  expect(row && (await compose(api, row))).toBeNull();
  expect((await reset(newer)).statusCode).toBe(404);
  expect((await reset(newest)).statusCode).toBe(200);
});

test('an expired password link is rejected', async () => {
  const { email, token } = await requestReset();
  await ageLinks(api, { minutes: 61 });
  const response = await reset(token);
  expect(response.statusCode).toBe(410);
  expect(response.json()).toMatchObject({ error: { code: 'LINK_EXPIRED' } });
  expect((await logIn(email, TEST_PASSWORD)).statusCode).toBe(200);
});

test('unknown password links, and those of deactivated accounts and former email addresses, are rejected', async () => {
  const invalidLink = { error: { code: 'LINK_INVALID' } };
  expect((await reset('A'.repeat(44))).json()).toMatchObject(invalidLink);

  const deactivated = await requestReset();
  await api.database.query('update users set is_active = false where id = $1', [
    deactivated.userId,
  ]);
  expect((await reset(deactivated.token)).json()).toMatchObject(invalidLink);

  const moved = await requestReset();
  await api.database.query(
    `update users set email = 'new@example.com', email_key = 'new@example.com' where id = $1`,
    [moved.userId],
  );
  expect((await reset(moved.token)).json()).toMatchObject(invalidLink);
});

test('a password link stays valid after a new password was rejected', async () => {
  const { token, email } = await requestReset();
  const rejected = await reset(token, 'Password@123');
  expect(rejected.json()).toMatchObject({
    error: { code: 'VALIDATION_FAILED', fields: { password: expect.any(String) } },
  });
  expect((await reset(token, email)).statusCode).toBe(400);
  expect((await reset(token)).statusCode).toBe(200);
});

test('a password mail that is sent again contains the same link with a new lifetime', async () => {
  const { email } = await api.signUp();
  await api.call(forgotPasswordEndpoint, { email });
  const rows = await api.database.query<{ id: string; kind: string; data: unknown }>(
    `select id, kind, data from outbox where kind = 'password-forgotten'`,
  );
  const [row] = rows;
  if (!row) throw new Error('no mail');
  const first = await compose(api, row);
  await ageLinks(api, { minutes: 50 });
  const second = await compose(api, row);
  expect(second).toEqual(first);
  await ageLinks(api, { minutes: 50 });
  expect(second && (await reset(tokenIn(second))).statusCode).toBe(200);
});

test('no password mail is sent to an email address without an active account', async () => {
  await api.call(forgotPasswordEndpoint, { email: 'nobody@example.com' });
  const { email, userId } = await api.signUp();
  await api.database.query('update users set is_active = false where id = $1', [userId]);
  await api.call(forgotPasswordEndpoint, { email });
  expect(await takeMails(api)).toEqual([]);
});

test('a password link starts with the configured origin and has the token in its fragment', async () => {
  const { email } = await api.signUp();
  await api.app.inject({
    method: 'POST',
    url: `/api/${forgotPasswordEndpoint.path}`,
    payload: { email },
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  });
  const mail = await takeMail(api);
  expect(mail.action?.url).toMatch(
    /^https:\/\/sopaan\.example\/auth\/forgot-password\/reset#token=[\w-]{44}$/,
  );
});
