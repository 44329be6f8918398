import { changeEmailEndpoint } from '@sopaan/schemas/account/email';
import { confirmLinkEndpoint, signUpEndpoint } from '@sopaan/schemas/account/sign-up';
import { queueMail } from '../mail/outbox';
import { send } from '../testing/call';
import { TEST_PASSWORD, testApp } from '../testing/test-app';
import { compose, takeMail, takeMails, tokenIn } from '../modules/accounts/testing/sent-mails';
import {
  ageLinks,
  beginSignUp,
  clearLimits,
  newPerson,
} from '../modules/accounts/sign-up/testing/sign-up';

const api = testApp();
beforeEach(async () => {
  await clearLimits(api);
  await api.database.query('delete from outbox');
});

const textOf = (paragraphs: readonly string[]) => paragraphs.join(' ');

test('a sign-up mail contains a code, a link of this site and what to do if somebody else signed up', async () => {
  const { mail } = await beginSignUp(api);
  expect(mail.subject).toBe(`${mail.code} is your Sopaan code`);
  expect(textOf(mail.paragraphs)).toContain('30 minutes');
  expect(mail.action?.url).toMatch(
    /^https:\/\/sopaan\.example\/auth\/email-verification\/[\w-]{44}$/,
  );
  expect(mail.footnote).toMatch(/did not sign up/);
});

test('a sign-up mail that is sent late contains the link but no expired code', async () => {
  await send(api.app, signUpEndpoint, newPerson());
  await ageLinks(api, { minutes: 31 });
  const mail = await takeMail(api);
  expect(mail.code).toBeUndefined();
  expect(tokenIn(mail)).toHaveLength(44);
});

test('sends no mail for a sign-up that was confirmed or has expired', async () => {
  const { mail } = await beginSignUp(api);
  const [link] = await api.database.query<{ id: string }>('select id from email_links');
  const linkId = String(link?.id);
  await api.call(confirmLinkEndpoint, { token: tokenIn(mail) });
  await queueMail(api.database, 'sign-up', { linkId });
  await send(api.app, signUpEndpoint, newPerson());
  await ageLinks(api, { minutes: 25 * 60 });
  expect(await takeMails(api)).toEqual([]);
});

test('sends no mail about an account, link or application that no longer exists', async () => {
  await queueMail(api.database, 'sign-up', { linkId: 'gone' });
  await queueMail(api.database, 'email-change', { linkId: 'gone' });
  await queueMail(api.database, 'email-change-asked', { userId: 'gone', email: 'a@example.com' });
  await queueMail(api.database, 'password-changed', { userId: 'gone' });
  await queueMail(api.database, 'password-forgotten', { email: 'gone@example.com' });
  await queueMail(api.database, 'application-received', { userId: 'gone', applicationId: 'gone' });
  expect(await takeMails(api)).toEqual([]);
});

test('does not ask the old email address about an email change that is already confirmed', async () => {
  const { token } = await api.signUp();
  const input = { email: 'quick@example.com', password: TEST_PASSWORD };
  await api.call(changeEmailEndpoint, input, token);
  await api.database.query(
    'update users set email = email_links.email, email_key = email_links.email_key from email_links where user_id = users.id',
  );
  expect((await takeMails(api)).map(({ subject }) => subject)).toEqual([
    'Confirm your email address for Sopaan',
  ]);
});

test('notifies the old email address of the new one, and the address of a deleted account of the deletion', async () => {
  const recipient = { to: 'old@example.com', firstName: 'Asha' };
  await queueMail(api.database, 'email-changed', { ...recipient, email: 'new@example.com' });
  const changed = await takeMail(api);
  expect(changed).toMatchObject({ to: recipient.to, greeting: 'Hello Asha,' });
  expect(textOf(changed.paragraphs)).toContain('new@example.com');
  await queueMail(api.database, 'account-deleted', recipient);
  expect(await takeMail(api)).toMatchObject({
    to: recipient.to,
    subject: 'Your Sopaan account has been deleted',
  });
});

test('throws on an unknown kind of mail and on invalid data', async () => {
  const attempt = (kind: string, data: unknown) => compose(api, { id: 'm1', kind, data });
  await expect(attempt('birthday', {})).rejects.toThrow('birthday');
  await expect(attempt('toString', {})).rejects.toThrow('toString');
  await expect(attempt('sign-up', { linkId: 7 })).rejects.toThrow('linkId');
  await expect(attempt('password-changed', null)).rejects.toThrow();
});
