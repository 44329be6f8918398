import { loginEndpoint } from '@sopaan/schemas/account/account';
import { confirmLinkEndpoint } from '@sopaan/schemas/account/sign-up';
import { forgotPasswordEndpoint } from '@sopaan/schemas/account/password';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { send } from '../../../testing/call';
import { testApp } from '../../../testing/test-app';
import { waitForLockWaiters } from '../../../testing/wait-for-lock-waiters';
import { openBrowser } from '../testing/browser';
import { takeMail, tokenIn } from '../testing/sent-mails';
import { ageLinks, beginSignUp, clearLimits, NEW_PASSWORD } from '../sign-up/testing/sign-up';

const api = testApp();
beforeEach(() => clearLimits(api));

const confirm = (token: string) => send(api.app, confirmLinkEndpoint, { token });

test('the link of a sign-up verifies the email address and logs in, in the browser that signed up', async () => {
  const { browser, mail, person } = await beginSignUp(api);
  const response = await browser.send(confirmLinkEndpoint, { token: tokenIn(mail) });
  const body = response.json<{ accessToken: string }>();
  expect(body).toEqual({
    status: 'verified',
    purpose: 'sign-up',
    accessToken: expect.stringContaining('.'),
  });
  const user = await api.call(getUserEndpoint, { requiredata: [] }, body.accessToken);
  expect(user).toMatchObject({ is_verified: true, personalInfo: { email: person.email } });
  expect([...browser.cookies.keys()]).toEqual(['sopaan_refresh', 'sopaan_device']);
  expect(
    await api.database.query('select client from sessions where user_id = $1', [user._id]),
  ).toEqual([{ client: 'Chrome on Android' }]);
});

test('in another browser, the link of a sign-up only verifies the email address; the password of the sign-up then logs in', async () => {
  const { mail, person } = await beginSignUp(api);
  const stranger = await beginSignUp(api);
  const response = await stranger.browser.send(confirmLinkEndpoint, { token: tokenIn(mail) });
  expect(response.json()).toEqual({ status: 'verified', purpose: 'sign-up', accessToken: null });
  expect([...stranger.browser.cookies.keys()]).toEqual(['sopaan_sign_up']);
  const login = { email: person.email, password: NEW_PASSWORD };
  expect((await send(api.app, loginEndpoint, login)).statusCode).toBe(200);

  const elsewhere = await openBrowser(api).send(confirmLinkEndpoint, {
    token: tokenIn(stranger.mail),
  });
  expect(elsewhere.json()).toMatchObject({ status: 'verified', accessToken: null });
});

test('a repeated confirmation of a sign-up gets already_verified and starts no session', async () => {
  const { browser, mail } = await beginSignUp(api);
  const alreadyVerified = { status: 'already_verified', purpose: 'sign-up', accessToken: null };
  const cookie = String(browser.cookies.get('sopaan_sign_up'));
  await browser.send(confirmLinkEndpoint, { token: tokenIn(mail) });
  browser.cookies.clear();
  browser.cookies.set('sopaan_sign_up', cookie);
  expect((await browser.send(confirmLinkEndpoint, { token: tokenIn(mail) })).json()).toEqual(
    alreadyVerified,
  );
  expect(browser.cookies.has('sopaan_refresh')).toBe(false);
  await ageLinks(api, { minutes: 25 * 60 });
  expect((await confirm(tokenIn(mail))).json()).toEqual(alreadyVerified);
});

test('of two concurrent confirmations one creates the account and the other gets already_verified', async () => {
  const { mail, person } = await beginSignUp(api);
  const { both } = await api.database.transaction(async (transaction) => {
    await transaction.query('select id from email_links where email = $1 for update', [
      person.email,
    ]);
    const both = Promise.all([confirm(tokenIn(mail)), confirm(tokenIn(mail))]);
    await waitForLockWaiters(api.database, 2);
    return { both };
  });
  const statuses = (await both).map((response) => response.json<{ status: string }>().status);
  expect(statuses.sort()).toEqual(['already_verified', 'verified']);
  expect(
    await api.database.query('select id from users where email = $1', [person.email]),
  ).toHaveLength(1);
});

test('an expired link of a sign-up is rejected', async () => {
  const { mail, person } = await beginSignUp(api);
  await ageLinks(api, { minutes: 24 * 60 + 1 });
  const response = await confirm(tokenIn(mail));
  expect(response.statusCode).toBe(410);
  expect(response.json()).toMatchObject({ error: { code: 'LINK_EXPIRED' } });
  expect(await api.database.query('select id from users where email = $1', [person.email])).toEqual(
    [],
  );
});

test('a second sign-up of an email address is rejected after the first is confirmed', async () => {
  const first = await beginSignUp(api);
  const second = await beginSignUp(api, { ...first.person, password: 'another good one' });
  await confirm(tokenIn(first.mail));
  const lateResponse = await second.browser.send(confirmLinkEndpoint, {
    token: tokenIn(second.mail),
  });
  expect(lateResponse.statusCode).toBe(409);
  expect(lateResponse.json()).toMatchObject({ error: { code: 'EMAIL_TAKEN' } });
  const login = { email: first.person.email, password: NEW_PASSWORD };
  expect((await send(api.app, loginEndpoint, login)).statusCode).toBe(200);
});

test('a password link verifies no email address', async () => {
  const { email, userId } = await api.signUp();
  const { browser } = await beginSignUp(api);
  await api.call(forgotPasswordEndpoint, { email });
  const token = tokenIn(await takeMail(api));
  const response = await browser.send(confirmLinkEndpoint, { token });
  expect(response.json()).toMatchObject({ error: { code: 'LINK_INVALID' } });
  expect(await api.database.query('select is_verified from users where id = $1', [userId])).toEqual(
    [{ is_verified: false }],
  );
});
