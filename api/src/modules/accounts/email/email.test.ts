import { loginEndpoint } from '@sopaan/schemas/account/account';
import { changeEmailEndpoint } from '@sopaan/schemas/account/email';
import {
  changePasswordEndpoint,
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
} from '@sopaan/schemas/account/password';
import {
  confirmLinkEndpoint,
  inspectLinkEndpoint,
  resendVerificationEndpoint,
} from '@sopaan/schemas/account/sign-up';
import { randomUUID } from 'node:crypto';
import { send } from '../../../testing/call';
import { TEST_PASSWORD, testApp } from '../../../testing/test-app';
import { waitForLockWaiters } from '../../../testing/wait-for-lock-waiters';
import { takeMail, takeMails, tokenIn } from '../testing/sent-mails';
import { ageLinks, clearLimits, NEW_PASSWORD } from '../sign-up/testing/sign-up';

const api = testApp();
beforeEach(async () => {
  await clearLimits(api);
  await api.database.query('delete from outbox');
});

const newAddress = () => `New.${randomUUID()}@example.com`;
const addressOf = async (userId: string) =>
  (await api.database.query('select email, is_verified from users where id = $1', [userId]))[0];
const confirm = (token: string) => send(api.app, confirmLinkEndpoint, { token });

/** Requests an email change and returns the mail sent to the new address. */
async function requestChange(token: string, email: string) {
  await api.call(changeEmailEndpoint, { email, password: TEST_PASSWORD }, token);
  const mails = await takeMails(api);
  const mail = mails.find(({ to }) => to === email);
  if (!mail) throw new Error('nothing was sent to the new address');
  return { mail, others: mails.filter((other) => other !== mail) };
}

test('an email change takes effect once the new address is verified, and the old one is notified before and after', async () => {
  const { email: oldEmail, token, userId } = await api.signUp();
  const email = newAddress();
  const { mail, others } = await requestChange(token, email);
  expect(others).toMatchObject([
    { to: oldEmail, subject: 'A new email address for your Sopaan account?' },
  ]);
  expect(await addressOf(userId)).toEqual({ email: oldEmail, is_verified: false });
  expect(await api.call(inspectLinkEndpoint, { token: tokenIn(mail) })).toEqual({
    status: 'ready',
    purpose: 'change-email',
    email,
  });

  expect((await confirm(tokenIn(mail))).json()).toEqual({
    status: 'verified',
    purpose: 'change-email',
    accessToken: null,
  });
  expect(await addressOf(userId)).toEqual({ email, is_verified: true });
  expect(await takeMail(api)).toMatchObject({
    to: oldEmail,
    subject: 'Your Sopaan email address has changed',
  });
  const logIn = (address: string) =>
    send(api.app, loginEndpoint, { email: address, password: TEST_PASSWORD });
  expect((await logIn(oldEmail)).statusCode).toBe(401);
  expect((await logIn(email.toLowerCase())).statusCode).toBe(200);
});

test('a repeated or concurrent confirmation of an email change gets already_verified', async () => {
  const { token, email: oldEmail, userId } = await api.signUp();
  const { mail } = await requestChange(token, newAddress());
  const { both } = await api.database.transaction(async (transaction) => {
    await transaction.query('select id from users where id = $1 for update', [userId]);
    const both = Promise.all([confirm(tokenIn(mail)), confirm(tokenIn(mail))]);
    await waitForLockWaiters(api.database, 2);
    return { both };
  });
  const responses = [...(await both), await confirm(tokenIn(mail))];
  const statuses = responses.map((response) => response.json<{ status: string }>().status);
  expect(statuses.sort()).toEqual(['already_verified', 'already_verified', 'verified']);
  expect((await takeMails(api)).map(({ to }) => to)).toEqual([oldEmail]);
});

test('entering the current email address verifies it and notifies nobody', async () => {
  const { token, email, userId } = await api.signUp();
  const { mail, others } = await requestChange(token, email);
  expect(others).toEqual([]);
  await confirm(tokenIn(mail));
  expect(await addressOf(userId)).toEqual({ email, is_verified: true });
  expect(await takeMails(api)).toEqual([]);
});

test('an email change with a wrong password is rejected with a field error and changes nothing', async () => {
  const { token } = await api.signUp();
  const input = { email: newAddress(), password: 'not it' };
  expect(await api.rejection(changeEmailEndpoint, input, token)).toMatchObject({
    status: 422,
    code: 'PASSWORD_WRONG',
    fields: { password: expect.any(String) },
  });
  expect(await takeMails(api)).toEqual([]);
});

test('an email change is rejected if the password changes while it is being verified', async () => {
  const { token, userId } = await api.signUp();
  const input = { email: newAddress(), password: TEST_PASSWORD };
  const { request } = await api.database.transaction(async (transaction) => {
    await transaction.query(`update users set password_hash = 'changed' where id = $1`, [userId]);
    const request = send(api.app, changeEmailEndpoint, input, token);
    await waitForLockWaiters(api.database, 1);
    return { request };
  });
  expect((await request).json()).toMatchObject({ error: { code: 'CONFLICT' } });
  expect(await takeMails(api)).toEqual([]);
});

test('changing to the email address of another account gets the usual response, and its owner is notified without naming the requester', async () => {
  const { token } = await api.signUp();
  const otherPerson = await api.signUp();
  const input = { email: otherPerson.email.toUpperCase(), password: TEST_PASSWORD };
  expect(await api.call(changeEmailEndpoint, input, token)).toEqual({ status: 'sent' });
  const mail = (await takeMails(api)).find(({ to }) => to === otherPerson.email);
  expect(mail).toMatchObject({ subject: 'Your address is already in use on Sopaan' });
  expect(mail?.action).toBeUndefined();
});

test('an email address that another account has taken in the meantime stays with that account', async () => {
  const { token, userId, email: oldEmail } = await api.signUp();
  const email = newAddress();
  const { mail } = await requestChange(token, email);
  const otherPerson = await api.signUp();
  const { mail: theirs } = await requestChange(otherPerson.token, email.toUpperCase());
  expect((await confirm(tokenIn(theirs))).statusCode).toBe(200);

  const lateResponse = await confirm(tokenIn(mail));
  expect(lateResponse.statusCode).toBe(409);
  expect(lateResponse.json()).toMatchObject({ error: { code: 'EMAIL_TAKEN' } });
  expect(await addressOf(userId)).toMatchObject({ email: oldEmail });
});

test('a new request for an email change replaces the link of the previous one', async () => {
  const { token, userId } = await api.signUp();
  const first = await requestChange(token, newAddress());
  const email = newAddress();
  const second = await requestChange(token, email);
  expect((await confirm(tokenIn(first.mail))).json()).toMatchObject({
    error: { code: 'LINK_INVALID' },
  });
  expect(await api.call(inspectLinkEndpoint, { token: tokenIn(first.mail) })).toMatchObject({
    status: 'invalid',
  });
  expect((await confirm(tokenIn(second.mail))).statusCode).toBe(200);
  expect(await addressOf(userId)).toMatchObject({ email });
});

test('an expired link of an email change changes nothing but can be sent again', async () => {
  const { token, userId } = await api.signUp();
  const email = newAddress();
  const { mail } = await requestChange(token, email);
  await ageLinks(api, { minutes: 24 * 60 + 1 });
  expect((await confirm(tokenIn(mail))).json()).toMatchObject({
    error: { code: 'LINK_EXPIRED' },
  });
  await api.call(resendVerificationEndpoint, { token: tokenIn(mail) });
  const second = await takeMail(api);
  expect(second.to).toBe(email);
  expect((await confirm(tokenIn(second))).statusCode).toBe(200);
  expect(await addressOf(userId)).toMatchObject({ email });
});

test('a password change cancels a pending email change, even an expired one', async () => {
  for (const minutes of [0, 25 * 60]) {
    const { token, userId, email: oldEmail } = await api.signUp();
    const { mail } = await requestChange(token, newAddress());
    await ageLinks(api, { minutes });
    const input = { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD };
    await api.call(changePasswordEndpoint, input, token);
    await api.database.query('delete from outbox');

    expect((await confirm(tokenIn(mail))).json()).toMatchObject({
      error: { code: 'LINK_INVALID' },
    });
    await api.call(resendVerificationEndpoint, { token: tokenIn(mail) });
    expect(await takeMails(api)).toEqual([]);
    expect(await addressOf(userId)).toMatchObject({ email: oldEmail });
  }
});

test('an email change invalidates password links that were sent to the old address', async () => {
  const { token, email: old } = await api.signUp();
  await api.call(forgotPasswordEndpoint, { email: old });
  const reset = tokenIn(await takeMail(api));
  const { mail } = await requestChange(token, newAddress());
  await confirm(tokenIn(mail));
  expect(
    await api.rejection(resetPasswordEndpoint, { token: reset, password: NEW_PASSWORD }),
  ).toMatchObject({ code: 'LINK_INVALID' });
});

test('a concurrent password reset and email change do not deadlock', async () => {
  const { token, email: old, userId } = await api.signUp();
  await api.call(forgotPasswordEndpoint, { email: old });
  const reset = { token: tokenIn(await takeMail(api)), password: NEW_PASSWORD };
  const { mail } = await requestChange(token, newAddress());
  const { both } = await api.database.transaction(async (transaction) => {
    await transaction.query('select id from users where id = $1 for update', [userId]);
    const both = Promise.all([send(api.app, resetPasswordEndpoint, reset), confirm(tokenIn(mail))]);
    await waitForLockWaiters(api.database, 2);
    return { both };
  });
  // Whichever request came first has closed the link of the other one.
  const statuses = (await both).map(({ statusCode }) => statusCode);
  expect(statuses).toContain(200);
  expect(statuses.some((status) => status === 404 || status === 410)).toBe(true);
});

test('an email-change link of a deactivated or deleted account is rejected', async () => {
  const deactivated = await api.signUp();
  const { mail } = await requestChange(deactivated.token, newAddress());
  await api.database.query('update users set is_active = false where id = $1', [
    deactivated.userId,
  ]);
  expect((await confirm(tokenIn(mail))).json()).toMatchObject({
    error: { code: 'LINK_INVALID' },
  });
  await api.database.query('delete from users where id = $1', [deactivated.userId]);
  expect((await confirm(tokenIn(mail))).json()).toMatchObject({
    error: { code: 'LINK_INVALID' },
  });
});

test('an email change treats addresses that differ only in letter case as equal', async () => {
  const { token, email, userId } = await api.signUp();
  const shouted = email.toUpperCase();
  const { mail } = await requestChange(token, shouted);
  await confirm(tokenIn(mail));
  expect(await addressOf(userId)).toEqual({ email: shouted, is_verified: true });
  expect(await takeMails(api)).toEqual([]);
});
