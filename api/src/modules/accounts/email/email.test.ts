import { loginEndpoint } from '@sopaan/schemas/account';
import { changeEmailEndpoint } from '@sopaan/schemas/account-email';
import {
  changePasswordEndpoint,
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
} from '@sopaan/schemas/account-password';
import {
  confirmLinkEndpoint,
  lookAtLinkEndpoint,
  resendVerificationEndpoint,
} from '@sopaan/schemas/account-sign-up';
import { randomUUID } from 'node:crypto';
import { send } from '../../../testing/call';
import { TEST_PASSWORD, testApp } from '../../../testing/test-app';
import { untilWaiting } from '../../../testing/until-waiting';
import { takeLetter, takeLetters, tokenIn } from '../sent-mails.fixture';
import { ageLinks, forgetLimits, NEW_PASSWORD } from '../sign-up/sign-up.fixture';

const api = testApp();
beforeEach(async () => {
  await forgetLimits(api);
  await api.database.query('delete from outbox');
});

const newAddress = () => `New.${randomUUID()}@example.com`;
const addressOf = async (userId: string) =>
  (await api.database.query('select email, is_verified from users where id = $1', [userId]))[0];
const confirm = (token: string) => send(api.app, confirmLinkEndpoint, { token });

/** Asks for another address, and answers the letter that went there. */
async function ask(token: string, email: string) {
  await api.call(changeEmailEndpoint, { email, password: TEST_PASSWORD }, token);
  const letters = await takeLetters(api);
  const letter = letters.find(({ to }) => to === email);
  if (!letter) throw new Error('nothing was sent to the new address');
  return { letter, others: letters.filter((other) => other !== letter) };
}

test('the new address is confirmed first, and the old one is told before and after', async () => {
  const { email: old, token, userId } = await api.signUp();
  const email = newAddress();
  const { letter, others } = await ask(token, email);
  expect(others).toMatchObject([
    { to: old, subject: 'A new email address for your Sopaan account?' },
  ]);
  expect(await addressOf(userId)).toEqual({ email: old, is_verified: false });
  expect(await api.call(lookAtLinkEndpoint, { token: tokenIn(letter) })).toEqual({
    status: 'ready',
    purpose: 'change-email',
    email,
  });

  expect((await confirm(tokenIn(letter))).json()).toEqual({
    status: 'verified',
    purpose: 'change-email',
    accessToken: null,
  });
  expect(await addressOf(userId)).toEqual({ email, is_verified: true });
  expect(await takeLetter(api)).toMatchObject({
    to: old,
    subject: 'Your Sopaan email address has changed',
  });
  const logIn = (address: string) =>
    send(api.app, loginEndpoint, { email: address, password: TEST_PASSWORD });
  expect((await logIn(old)).statusCode).toBe(401);
  expect((await logIn(email.toLowerCase())).statusCode).toBe(200);
});

test('a second time, and of two at once, it says that the address is confirmed already', async () => {
  const { token, email: old, userId } = await api.signUp();
  const { letter } = await ask(token, newAddress());
  const { both } = await api.database.transaction(async (transaction) => {
    await transaction.query('select id from users where id = $1 for update', [userId]);
    const both = Promise.all([confirm(tokenIn(letter)), confirm(tokenIn(letter))]);
    await untilWaiting(api.database, 2);
    return { both };
  });
  const answers = [...(await both), await confirm(tokenIn(letter))];
  const statuses = answers.map((answer) => answer.json<{ status: string }>().status);
  expect(statuses.sort()).toEqual(['already_verified', 'already_verified', 'verified']);
  expect((await takeLetters(api)).map(({ to }) => to)).toEqual([old]);
});

test('with the address that one has, one confirms it; nobody else is told', async () => {
  const { token, email, userId } = await api.signUp();
  const { letter, others } = await ask(token, email);
  expect(others).toEqual([]);
  await confirm(tokenIn(letter));
  expect(await addressOf(userId)).toEqual({ email, is_verified: true });
  expect(await takeLetters(api)).toEqual([]);
});

test('a wrong password changes nothing and says where', async () => {
  const { token } = await api.signUp();
  const input = { email: newAddress(), password: 'not it' };
  expect(await api.refusal(changeEmailEndpoint, input, token)).toMatchObject({
    status: 422,
    code: 'PASSWORD_WRONG',
    fields: { password: expect.any(String) },
  });
  expect(await takeLetters(api)).toEqual([]);
});

test('a password that changes while the old one is compared opens nothing', async () => {
  const { token, userId } = await api.signUp();
  const input = { email: newAddress(), password: TEST_PASSWORD };
  const { asking } = await api.database.transaction(async (transaction) => {
    await transaction.query(`update users set password_hash = 'changed' where id = $1`, [userId]);
    const asking = send(api.app, changeEmailEndpoint, input, token);
    await untilWaiting(api.database, 1);
    return { asking };
  });
  expect((await asking).json()).toMatchObject({ error: { code: 'CONFLICT' } });
  expect(await takeLetters(api)).toEqual([]);
});

test('an address of another account gets the same answer; its owner learns of it, but not who asked', async () => {
  const { token } = await api.signUp();
  const other = await api.signUp();
  const input = { email: other.email.toUpperCase(), password: TEST_PASSWORD };
  expect(await api.call(changeEmailEndpoint, input, token)).toEqual({ status: 'sent' });
  const letter = (await takeLetters(api)).find(({ to }) => to === other.email);
  expect(letter).toMatchObject({ subject: 'Your address is in use on Sopaan already' });
  expect(letter?.action).toBeUndefined();
});

test('an address that another account took meanwhile stays theirs', async () => {
  const { token, userId, email: old } = await api.signUp();
  const email = newAddress();
  const { letter } = await ask(token, email);
  const other = await api.signUp();
  const { letter: theirs } = await ask(other.token, email.toUpperCase());
  expect((await confirm(tokenIn(theirs))).statusCode).toBe(200);

  const late = await confirm(tokenIn(letter));
  expect(late.statusCode).toBe(409);
  expect(late.json()).toMatchObject({ error: { code: 'EMAIL_TAKEN' } });
  expect(await addressOf(userId)).toMatchObject({ email: old });
});

test('asking for another address replaces the link to the first', async () => {
  const { token, userId } = await api.signUp();
  const first = await ask(token, newAddress());
  const email = newAddress();
  const second = await ask(token, email);
  expect((await confirm(tokenIn(first.letter))).json()).toMatchObject({
    error: { code: 'LINK_INVALID' },
  });
  expect(await api.call(lookAtLinkEndpoint, { token: tokenIn(first.letter) })).toMatchObject({
    status: 'invalid',
  });
  expect((await confirm(tokenIn(second.letter))).statusCode).toBe(200);
  expect(await addressOf(userId)).toMatchObject({ email });
});

test('an expired link changes nothing, but sends a new one', async () => {
  const { token, userId } = await api.signUp();
  const email = newAddress();
  const { letter } = await ask(token, email);
  await ageLinks(api, 24 * 60 + 1);
  expect((await confirm(tokenIn(letter))).json()).toMatchObject({
    error: { code: 'LINK_EXPIRED' },
  });
  await api.call(resendVerificationEndpoint, { token: tokenIn(letter) });
  const second = await takeLetter(api);
  expect(second.to).toBe(email);
  expect((await confirm(tokenIn(second))).statusCode).toBe(200);
  expect(await addressOf(userId)).toMatchObject({ email });
});

test('a new password stops a change that somebody else asked for, also one that has expired', async () => {
  for (const minutes of [0, 25 * 60]) {
    const { token, userId, email: old } = await api.signUp();
    const { letter } = await ask(token, newAddress());
    await ageLinks(api, minutes);
    const input = { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD };
    await api.call(changePasswordEndpoint, input, token);
    await api.database.query('delete from outbox');

    expect((await confirm(tokenIn(letter))).json()).toMatchObject({
      error: { code: 'LINK_INVALID' },
    });
    await api.call(resendVerificationEndpoint, { token: tokenIn(letter) });
    expect(await takeLetters(api)).toEqual([]);
    expect(await addressOf(userId)).toMatchObject({ email: old });
  }
});

test('links for a new password that went to the old address end with it', async () => {
  const { token, email: old } = await api.signUp();
  await api.call(forgotPasswordEndpoint, { email: old });
  const reset = tokenIn(await takeLetter(api));
  const { letter } = await ask(token, newAddress());
  await confirm(tokenIn(letter));
  expect(
    await api.refusal(resetPasswordEndpoint, { token: reset, password: NEW_PASSWORD }),
  ).toMatchObject({ code: 'LINK_INVALID' });
});

test('a new password and a new address that meet each other both get through', async () => {
  const { token, email: old, userId } = await api.signUp();
  await api.call(forgotPasswordEndpoint, { email: old });
  const reset = { token: tokenIn(await takeLetter(api)), password: NEW_PASSWORD };
  const { letter } = await ask(token, newAddress());
  const { both } = await api.database.transaction(async (transaction) => {
    await transaction.query('select id from users where id = $1 for update', [userId]);
    const both = Promise.all([
      send(api.app, resetPasswordEndpoint, reset),
      confirm(tokenIn(letter)),
    ]);
    await untilWaiting(api.database, 2);
    return { both };
  });
  // Whichever came first has ended the other's link.
  const statuses = (await both).map(({ statusCode }) => statusCode);
  expect(statuses).toContain(200);
  expect(statuses.some((status) => status === 404 || status === 410)).toBe(true);
});

test('a link of an account that is switched off or gone changes nothing', async () => {
  const off = await api.signUp();
  const { letter } = await ask(off.token, newAddress());
  await api.database.query('update users set is_active = false where id = $1', [off.userId]);
  expect((await confirm(tokenIn(letter))).json()).toMatchObject({
    error: { code: 'LINK_INVALID' },
  });
  await api.database.query('delete from users where id = $1', [off.userId]);
  expect((await confirm(tokenIn(letter))).json()).toMatchObject({
    error: { code: 'LINK_INVALID' },
  });
});

test('the same letters in another case are the same address', async () => {
  const { token, email, userId } = await api.signUp();
  const shouted = email.toUpperCase();
  const { letter } = await ask(token, shouted);
  await confirm(tokenIn(letter));
  expect(await addressOf(userId)).toEqual({ email: shouted, is_verified: true });
  expect(await takeLetters(api)).toEqual([]);
});
