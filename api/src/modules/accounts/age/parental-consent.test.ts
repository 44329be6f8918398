import { stateAgeEndpoint, getMemberAgeEndpoint } from '@sopaan/schemas/account/age';
import { deleteAccountEndpoint, exportAccountEndpoint } from '@sopaan/schemas/account/data';
import {
  confirmConsentEndpoint,
  declineConsentEndpoint,
  getParentalConsentEndpoint,
} from '@sopaan/schemas/account/parental-consent';
import { LEGAL_VERSIONS } from '@sopaan/schemas/marketing/legal';
import { getNoticesEndpoint } from '@sopaan/schemas/notices/notice';
import { insertRow } from '../../../testing/insert-row';
import { TEST_PASSWORD, testApp } from '../../../testing/test-app';
import { accountsCleanup } from '../accounts.cleanup';
import { clearLimits } from '../sign-up/testing/sign-up';
import { takeMail, takeMails, tokenIn } from '../testing/sent-mails';

const api = testApp();
beforeEach(async () => {
  await clearLimits(api);
  await api.database.query('delete from outbox');
});

/** A minor, and the token in the link of the parent. */
async function aMinor() {
  const member = await api.signUp();
  const parentEmail = 'meera.rao@example.com';
  await api.call(stateAgeEndpoint, { ageGroup: 'minor', parentEmail }, member.token);
  return { ...member, link: tokenIn(await takeMail(api)) };
}

const confirm = (token: string) => api.call(confirmConsentEndpoint, { token, isGuardian: true });

/** The titles of the notices to the member about the consent. */
async function noticesOf(token: string): Promise<string[]> {
  const { items } = await api.call(getNoticesEndpoint, {}, token);
  return items.filter(({ kind }) => kind === 'parental-consent').map(({ title }) => title);
}

const linkInvalid = { status: 404, code: 'LINK_INVALID' };

test('[U16] opening the link of a parent changes nothing', async () => {
  const { token, link } = await aMinor();
  const pending = { status: 'pending', memberName: 'Asha Rao', confirmedAt: null };
  expect(await api.call(getParentalConsentEndpoint, { token: link })).toEqual(pending);
  expect(await api.call(getParentalConsentEndpoint, { token: link })).toEqual(pending);
  expect((await api.call(getMemberAgeEndpoint, {}, token)).parent?.confirmedAt).toBeNull();
});

test('[U16] a parent confirms with the versions of the legal texts, and the member is notified once', async () => {
  const { token, email, link } = await aMinor();
  const confirmed = await confirm(link);
  expect(confirmed).toMatchObject({ status: 'confirmed', confirmedAt: expect.any(String) });
  expect(await confirm(link)).toEqual(confirmed);
  expect((await api.call(getMemberAgeEndpoint, {}, token)).parent).toMatchObject({
    confirmedAt: confirmed.confirmedAt,
  });
  const mail = await takeMail(api);
  expect(mail).toMatchObject({ to: email, subject: expect.stringContaining('has agreed') });
  expect(await noticesOf(token)).toEqual(['Your parent or guardian has agreed']);
  const { data } = await api.call(exportAccountEndpoint, {}, token);
  expect(data.parentalConsent).toMatchObject({
    parentEmail: 'meera.rao@example.com',
    termsVersion: LEGAL_VERSIONS.terms.version,
    privacyVersion: LEGAL_VERSIONS.privacy.version,
  });
});

test('[U16] a parent must state to be one', async () => {
  const { link } = await aMinor();
  const request = { token: link, isGuardian: false };
  expect(await api.rejection(confirmConsentEndpoint, request)).toMatchObject({
    status: 400,
    fields: { isGuardian: expect.any(String) },
  });
});

test('[U16] declining deletes the request with the address, and notifies the member', async () => {
  const { token, email, link } = await aMinor();
  expect(await api.call(declineConsentEndpoint, { token: link })).toMatchObject({
    status: 'declined',
  });
  expect(await api.call(getMemberAgeEndpoint, {}, token)).toMatchObject({
    ageGroup: 'minor',
    parent: null,
  });
  expect(await takeMail(api)).toMatchObject({
    to: email,
    subject: expect.stringContaining('does not agree'),
    action: { url: 'https://sopaan.example/profile/account#age' },
  });
  expect(await noticesOf(token)).toEqual(['Your parent or guardian does not agree']);
  expect(await api.rejection(getParentalConsentEndpoint, { token: link })).toMatchObject(
    linkInvalid,
  );
});

test('[U16] a parent withdraws a consent with the same link, which hides the public profile', async () => {
  const { userId, link } = await aMinor();
  await confirm(link);
  await insertRow(api.database, 'public_profiles', { user_id: userId, is_public: true });
  await api.call(declineConsentEndpoint, { token: link });
  expect(await api.database.query('select * from parental_consents')).not.toContainEqual(
    expect.objectContaining({ user_id: userId }),
  );
  expect(
    await api.database.query('select is_public from public_profiles where user_id = $1', [userId]),
  ).toEqual([{ is_public: false }]);
});

test('[U16] the link of a parent ends when the member names another one, and after 30 days without an answer', async () => {
  const { userId, token, link } = await aMinor();
  const other = { ageGroup: 'minor', parentEmail: 'ravi.rao@example.com' } as const;
  await api.call(stateAgeEndpoint, other, token);
  expect(
    await api.rejection(confirmConsentEndpoint, { token: link, isGuardian: true }),
  ).toMatchObject(linkInvalid);
  const newLink = tokenIn(await takeMail(api));
  await api.database.query(
    `update parental_consents set requested_at = now() - interval '31 days' where user_id = $1`,
    [userId],
  );
  expect(await api.rejection(getParentalConsentEndpoint, { token: newLink })).toMatchObject(
    linkInvalid,
  );
  const cleanup = accountsCleanup.find(({ name }) => name === 'parental-consents');
  await api.database.transaction(async (transaction) => cleanup?.run(transaction));
  expect((await api.call(getMemberAgeEndpoint, {}, token)).parent).toBeNull();
});

test.each(['', 'nonsense', 'x'.repeat(44)])(
  '[U16] the token %p, which was never issued, is rejected',
  async (token) => {
    expect(await api.rejection(getParentalConsentEndpoint, { token })).toMatchObject({
      status: expect.any(Number),
    });
  },
);

test('[U16] a queued mail to a parent is not sent if the consent was deleted in the meantime', async () => {
  const { userId, link } = await aMinor();
  await api.call(declineConsentEndpoint, { token: link });
  await api.database.query('delete from outbox');
  await insertRow(api.database, 'outbox', {
    id: userId,
    kind: 'parental-consent',
    data: JSON.stringify({ userId, consentId: 'deleted' }),
  });
  expect(await takeMails(api)).toEqual([]);
});

test('[U16] deleting the account deletes the age and the address of the parent', async () => {
  const { token, userId } = await aMinor();
  await api.call(deleteAccountEndpoint, { password: TEST_PASSWORD }, token);
  for (const table of ['member_ages', 'parental_consents']) {
    expect(
      await api.database.query(`select user_id from ${table} where user_id = $1`, [userId]),
    ).toEqual([]);
  }
});
