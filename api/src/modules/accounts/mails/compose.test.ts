import { changeEmailEndpoint } from '@sopaan/schemas/account-email';
import { confirmLinkEndpoint, signUpEndpoint } from '@sopaan/schemas/account-sign-up';
import { queueMail } from '../../../mail/outbox';
import { send } from '../../../testing/call';
import { TEST_PASSWORD, testApp } from '../../../testing/test-app';
import { takeLetter, takeLetters, tokenIn } from '../sent-mails.fixture';
import { ageLinks, beginSignUp, forgetLimits, newcomer } from '../sign-up/sign-up.fixture';
import { composeMail } from './compose';

const api = testApp();
beforeEach(async () => {
  await forgetLimits(api);
  await api.database.query('delete from outbox');
});

const words = (paragraphs: readonly string[]) => paragraphs.join(' ');

test('a sign-up gets a code and a link of this site, and word of what to do if it was somebody else', async () => {
  const { letter } = await beginSignUp(api);
  expect(letter.subject).toBe(`${letter.code} is your Sopaan code`);
  expect(words(letter.paragraphs)).toContain('30 minutes');
  expect(letter.action?.url).toMatch(
    /^https:\/\/sopaan\.example\/auth\/email-verification\/[\w-]{44}$/,
  );
  expect(letter.footnote).toMatch(/did not sign up/);
});

test('a mail that comes late brings the link without a code that has run out', async () => {
  await send(api.app, signUpEndpoint, newcomer());
  await ageLinks(api, 31);
  const letter = await takeLetter(api);
  expect(letter.code).toBeUndefined();
  expect(tokenIn(letter)).toHaveLength(44);
});

test('a sign-up that was confirmed or ran out before its mail went out needs none', async () => {
  const { letter } = await beginSignUp(api);
  const [link] = await api.database.query<{ id: string }>('select id from email_links');
  const linkId = String(link?.id);
  await api.call(confirmLinkEndpoint, { token: tokenIn(letter) });
  await queueMail(api.database, 'sign-up', { linkId });
  await send(api.app, signUpEndpoint, newcomer());
  await ageLinks(api, 25 * 60);
  expect(await takeLetters(api)).toEqual([]);
});

test('a mail about what is gone has nobody to go to', async () => {
  await queueMail(api.database, 'sign-up', { linkId: 'gone' });
  await queueMail(api.database, 'email-change', { linkId: 'gone' });
  await queueMail(api.database, 'email-change-asked', { userId: 'gone', email: 'a@example.com' });
  await queueMail(api.database, 'password-changed', { userId: 'gone' });
  await queueMail(api.database, 'password-forgotten', { email: 'gone@example.com' });
  await queueMail(api.database, 'application-received', { userId: 'gone', applicationId: 'gone' });
  expect(await takeLetters(api)).toEqual([]);
});

test('a change that was confirmed before the old address was asked is not asked about', async () => {
  const { token } = await api.signUp();
  const input = { email: 'quick@example.com', password: TEST_PASSWORD };
  await api.call(changeEmailEndpoint, input, token);
  await api.database.query(
    'update users set email = email_links.email, email_key = email_links.email_key from email_links where user_id = users.id',
  );
  expect((await takeLetters(api)).map(({ subject }) => subject)).toEqual([
    'Confirm your email address for Sopaan',
  ]);
});

test('the old address learns the new one, and a deleted account gets a last word', async () => {
  const old = { to: 'old@example.com', firstName: 'Asha' };
  await queueMail(api.database, 'email-changed', { ...old, email: 'new@example.com' });
  const changed = await takeLetter(api);
  expect(changed).toMatchObject({ to: old.to, greeting: 'Hello Asha,' });
  expect(words(changed.paragraphs)).toContain('new@example.com');
  await queueMail(api.database, 'account-deleted', old);
  expect(await takeLetter(api)).toMatchObject({
    to: old.to,
    subject: 'Your Sopaan account is deleted',
  });
});

test('a kind without words, and data of another form, are errors that are seen', async () => {
  const compose = (kind: string, data: unknown) =>
    composeMail(api.database, { id: 'm1', kind, data }, api.app.settings);
  await expect(compose('birthday', {})).rejects.toThrow('birthday');
  await expect(compose('toString', {})).rejects.toThrow('toString');
  await expect(compose('sign-up', { linkId: 7 })).rejects.toThrow('linkId');
  await expect(compose('password-changed', null)).rejects.toThrow();
});
