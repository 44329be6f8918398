import { forgotPasswordEndpoint, resetPasswordEndpoint } from '@sopaan/schemas/account/password';
import { getAccountSettingsEndpoint } from '@sopaan/schemas/account/settings';
import {
  confirmLinkEndpoint,
  inspectLinkEndpoint,
  resendVerificationEndpoint,
} from '@sopaan/schemas/account/sign-up';
import { randomUUID } from 'node:crypto';
import { testApp } from '../../../testing/test-app';
import { saveContact } from '../settings/testing/contact';
import { ageLinks, clearLimits, NEW_PASSWORD } from '../sign-up/testing/sign-up';
import { takeMail, takeMails, tokenIn } from '../testing/sent-mails';

const api = testApp();
beforeEach(async () => {
  await clearLimits(api);
  await api.database.query('delete from outbox');
});

const newAddress = () => `recovery.${randomUUID()}@example.com`;
const settingsOf = (token: string) => api.call(getAccountSettingsEndpoint, {}, token);
const confirm = (token: string) => api.call(confirmLinkEndpoint, { token });

async function mailTo(address: string) {
  const mail = (await takeMails(api)).find(({ to }) => to === address);
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}

async function withRecoveryEmail() {
  const account = await api.signUp();
  const recoveryEmail = newAddress();
  await saveContact(api, account.token, { recoveryEmail });
  await confirm(tokenIn(await mailTo(recoveryEmail)));
  return { ...account, recoveryEmail };
}

test('a recovery email is stored once its link is confirmed, and the account is notified', async () => {
  const { token, email } = await api.signUp();
  const recoveryEmail = newAddress();
  const saved = await saveContact(api, token, { recoveryEmail });
  expect(saved).toMatchObject({ recoveryEmail: '', pendingRecoveryEmail: recoveryEmail });
  const mails = await takeMails(api);
  const notice = mails.find(({ to }) => to === email);
  expect(notice?.subject).toBe('A recovery email for your Sopaan account?');
  const link = mails.find(({ to }) => to === recoveryEmail);
  const linkToken = link ? tokenIn(link) : '';
  expect(await api.call(inspectLinkEndpoint, { token: linkToken })).toEqual({
    status: 'ready',
    purpose: 'recovery-email',
    email: recoveryEmail,
  });
  expect(await confirm(linkToken)).toMatchObject({ status: 'verified', purpose: 'recovery-email' });
  expect(await confirm(linkToken)).toMatchObject({ status: 'already_verified' });
  expect(await settingsOf(token)).toMatchObject({ recoveryEmail, pendingRecoveryEmail: '' });
});

test('the primary and the recovery email can change in one request', async () => {
  const { token } = await api.signUp();
  const [primaryEmail, recoveryEmail] = [newAddress(), newAddress()];
  await saveContact(api, token, { primaryEmail, recoveryEmail });
  const mails = await takeMails(api);
  for (const address of [primaryEmail, recoveryEmail]) {
    const mail = mails.find(({ to }) => to === address);
    await confirm(mail ? tokenIn(mail) : '');
  }
  expect(await settingsOf(token)).toMatchObject({ primaryEmail, recoveryEmail });
});

test('a new password can be set through the recovery email, which does not confirm the primary one', async () => {
  const { email, userId, recoveryEmail } = await withRecoveryEmail();
  await api.call(forgotPasswordEndpoint, { email });
  const mails = await takeMails(api);
  expect(mails.map(({ to }) => to).sort()).toEqual([email, recoveryEmail].sort());
  const mail = mails.find(({ to }) => to === recoveryEmail);
  const token = mail ? tokenIn(mail) : '';
  expect(await api.call(inspectLinkEndpoint, { token })).toEqual({
    status: 'ready',
    purpose: 'reset-password',
    email,
  });
  await api.call(resetPasswordEndpoint, { token, password: NEW_PASSWORD });
  const rows = await api.database.query('select is_verified from users where id = $1', [userId]);
  expect(rows).toEqual([{ is_verified: false }]);
});

test('with a recovery email, the password link sent to the primary email works as well', async () => {
  const { email } = await withRecoveryEmail();
  await api.call(forgotPasswordEndpoint, { email });
  const token = tokenIn(await mailTo(email));
  await api.call(resetPasswordEndpoint, { token, password: NEW_PASSWORD });
});

test('a removed recovery email is notified and no longer gives access', async () => {
  const { email, token, recoveryEmail } = await withRecoveryEmail();
  await api.call(forgotPasswordEndpoint, { email });
  const reset = tokenIn(await mailTo(recoveryEmail));
  expect(await saveContact(api, token, { recoveryEmail: '' })).toMatchObject({ recoveryEmail: '' });
  expect(await takeMail(api)).toMatchObject({
    to: recoveryEmail,
    subject: 'No longer a recovery email on Sopaan',
  });
  const input = { token: reset, password: NEW_PASSWORD };
  expect(await api.rejection(resetPasswordEndpoint, input)).toMatchObject({ code: 'LINK_INVALID' });
});

test('a replaced recovery email is notified when the new one is confirmed', async () => {
  const { token, recoveryEmail: previous } = await withRecoveryEmail();
  const recoveryEmail = newAddress();
  await saveContact(api, token, { recoveryEmail });
  expect(await settingsOf(token)).toMatchObject({ recoveryEmail: previous });
  await confirm(tokenIn(await mailTo(recoveryEmail)));
  expect(await takeMail(api)).toMatchObject({ to: previous });
  expect(await settingsOf(token)).toMatchObject({ recoveryEmail });
});

test('a second request for a recovery email replaces the link of the first, and an expired link can be sent again', async () => {
  const { token } = await api.signUp();
  const [first, second] = [newAddress(), newAddress()];
  await saveContact(api, token, { recoveryEmail: first });
  const replaced = tokenIn(await mailTo(first));
  await saveContact(api, token, { recoveryEmail: second });
  const expired = tokenIn(await mailTo(second));
  expect(await api.rejection(confirmLinkEndpoint, { token: replaced })).toMatchObject({
    code: 'LINK_INVALID',
  });
  await ageLinks(api, { minutes: 24 * 60 + 1 });
  expect(await api.rejection(confirmLinkEndpoint, { token: expired })).toMatchObject({
    code: 'LINK_EXPIRED',
  });
  await api.call(resendVerificationEndpoint, { token: expired });
  await confirm(tokenIn(await takeMail(api)));
  expect(await settingsOf(token)).toMatchObject({ recoveryEmail: second });
});

test('a recovery email that becomes the primary email is no longer the recovery email', async () => {
  const { token, recoveryEmail } = await withRecoveryEmail();
  await saveContact(api, token, { primaryEmail: recoveryEmail, recoveryEmail: newAddress() });
  await confirm(tokenIn(await mailTo(recoveryEmail)));
  expect(await settingsOf(token)).toMatchObject({ primaryEmail: recoveryEmail, recoveryEmail: '' });
});
