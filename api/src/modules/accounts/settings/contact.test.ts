import { getAccountSettingsEndpoint, saveContactEndpoint } from '@sopaan/schemas/account/settings';
import { confirmLinkEndpoint } from '@sopaan/schemas/account/sign-up';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { randomUUID } from 'node:crypto';
import { TEST_PASSWORD, testApp } from '../../../testing/test-app';
import { clearLimits } from '../sign-up/testing/sign-up';
import { takeMails, tokenIn } from '../testing/sent-mails';
import { aContact, saveContact } from './testing/contact';

const api = testApp();
beforeEach(async () => {
  await clearLimits(api);
  await api.database.query('delete from outbox');
});

const newAddress = () => `new.${randomUUID()}@example.com`;
const settingsOf = (token: string) => api.call(getAccountSettingsEndpoint, {}, token);
const recipients = async () => (await takeMails(api)).map(({ to }) => to).sort();

test('[PF-048] [PF-064] phones are stored without a password, for this account only', async () => {
  const { token } = await api.signUp();
  const other = await api.signUp();
  const phones = { primaryPhone: '+91 90000 00000', recoveryPhone: '080-1234567' };
  const saved = await api.call(saveContactEndpoint, await aContact(api, token, phones), token);
  expect(saved).toMatchObject(phones);
  expect(await settingsOf(token)).toEqual(saved);
  const user = await api.call(getUserEndpoint, { requiredata: [] }, token);
  expect(user.personalInfo.phone).toBe(phones.primaryPhone);
  expect(user.sectionVersions.info).toBe(1);
  expect(await settingsOf(other.token)).toMatchObject({ primaryPhone: '', recoveryPhone: '' });
  expect(await recipients()).toEqual([]);
});

test('[PF-064] a new primary email waits for its link, and the present one is notified', async () => {
  const { token, email } = await api.signUp();
  const primaryEmail = newAddress();
  const saved = await saveContact(api, token, { primaryEmail, primaryPhone: '9000000000' });
  expect(saved).toMatchObject({
    primaryEmail: email,
    pendingPrimaryEmail: primaryEmail,
    primaryPhone: '9000000000',
  });
  const mails = await takeMails(api);
  expect(mails.map(({ to }) => to).sort()).toEqual([email, primaryEmail].sort());
  const mail = mails.find(({ to }) => to === primaryEmail);
  await api.call(confirmLinkEndpoint, { token: mail ? tokenIn(mail) : '' });
  expect(await settingsOf(token)).toMatchObject({
    primaryEmail,
    isPrimaryEmailConfirmed: true,
    pendingPrimaryEmail: '',
  });
});

test('[PF-060] a change of an email address without the password, or with a wrong one, changes nothing', async () => {
  const { token } = await api.signUp();
  for (const change of [{ primaryEmail: newAddress() }, { recoveryEmail: newAddress() }]) {
    const contact = await aContact(api, token, { ...change, primaryPhone: '9000000000' });
    expect(await api.rejection(saveContactEndpoint, contact, token)).toMatchObject({
      status: 400,
      fields: { currentPassword: 'Current password is required' },
    });
    const wrong = { ...contact, currentPassword: 'not it' };
    expect(await api.rejection(saveContactEndpoint, wrong, token)).toMatchObject({
      code: 'PASSWORD_WRONG',
      fields: { currentPassword: expect.any(String) },
    });
  }
  expect(await settingsOf(token)).toMatchObject({ primaryPhone: '', pendingRecoveryEmail: '' });
  expect(await recipients()).toEqual([]);
});

test.each([
  [{ primaryEmail: '' }, { primaryEmail: 'Please enter a valid email address.' }],
  [{ recoveryEmail: 'asha' }, { recoveryEmail: 'Please enter a valid recovery email address.' }],
  [{ primaryPhone: '12345' }, { primaryPhone: 'Please enter a valid phone number' }],
  [
    { primaryPhone: '+91 9000000000', recoveryPhone: '+919000000000' },
    { recoveryPhone: 'Recovery phone must be different from primary phone' },
  ],
])('[PF-054] [PF-055] [PF-058] [PF-059] the server rejects %j', async (change, fields) => {
  const { token } = await api.signUp();
  const contact = await aContact(api, token, change);
  expect(await api.rejection(saveContactEndpoint, contact, token)).toMatchObject({
    status: 400,
    fields,
  });
});

test('[PF-056] the server rejects the primary email as recovery email, in any spelling', async () => {
  const { token, email } = await api.signUp();
  const contact = await aContact(api, token, { recoveryEmail: ` ${email.toUpperCase()} ` });
  expect(await api.rejection(saveContactEndpoint, contact, token)).toMatchObject({
    fields: { recoveryEmail: 'Recovery email must be different from primary email.' },
  });
});

test('of two contact changes with the same revision, the second is rejected with CONFLICT', async () => {
  const { token } = await api.signUp();
  const first = await aContact(api, token, { primaryPhone: '9000000001' });
  const second = { ...first, primaryPhone: '9000000002' };
  await api.call(saveContactEndpoint, first, token);
  expect(await api.rejection(saveContactEndpoint, second, token)).toMatchObject({
    status: 409,
    code: 'CONFLICT',
  });
  expect(await settingsOf(token)).toMatchObject({ primaryPhone: '9000000001' });
});

test('only contact changes with a password count against the limit for password guesses', async () => {
  const { token } = await api.signUp();
  for (let n = 0; n < 12; n += 1) {
    const contact = await aContact(api, token, { primaryPhone: `90000000${n + 10}` });
    await api.call(saveContactEndpoint, contact, token);
  }
  const guess = await aContact(api, token, {
    recoveryEmail: newAddress(),
    currentPassword: 'a guess',
  });
  for (let n = 0; n < 10; n += 1) await api.rejection(saveContactEndpoint, guess, token);
  const right = { ...guess, currentPassword: TEST_PASSWORD };
  expect(await api.rejection(saveContactEndpoint, right, token)).toMatchObject({
    code: 'RATE_LIMITED',
  });
});
