import {
  askParentEndpoint,
  getMemberAgeEndpoint,
  stateAgeEndpoint,
} from '@sopaan/schemas/account/age';
import { exportAccountEndpoint } from '@sopaan/schemas/account/data';
import { confirmCodeEndpoint, signUpEndpoint } from '@sopaan/schemas/account/sign-up';
import { insertRow } from '../../../testing/insert-row';
import { testApp } from '../../../testing/test-app';
import { beginSignUp, clearLimits, newPerson } from '../sign-up/testing/sign-up';
import { codeIn, takeMail, takeMails } from '../testing/sent-mails';

const api = testApp();
beforeEach(async () => {
  await clearLimits(api);
  await api.database.query('delete from outbox');
});

const PARENT = 'meera.rao@example.com';
const minor = { ageGroup: 'minor', parentEmail: PARENT } as const;
const findAge = (token: string) => api.call(getMemberAgeEndpoint, {}, token);

/** Signs up with the form, and returns the access token. */
async function signUp(fields: object): Promise<string> {
  const { browser, mail } = await beginSignUp(api, { ...newPerson(), ...fields });
  const response = await browser.send(confirmCodeEndpoint, { code: codeIn(mail) });
  return response.json<{ accessToken: string }>().accessToken;
}

test('[U16] the age group of an adult who signs up is stored, and nobody is asked for consent', async () => {
  const token = await signUp({ ageGroup: 'adult', hasAgreed: true });
  expect(await findAge(token)).toEqual({ ageGroup: 'adult', hasAgreed: true, parent: null });
  expect(await takeMails(api)).toEqual([]);
});

test('[U16] the parent of a minor is asked once the address of the minor is confirmed', async () => {
  const { browser, mail } = await beginSignUp(api, { ...newPerson(), ...minor });
  expect(await takeMails(api)).toEqual([]);
  const response = await browser.send(confirmCodeEndpoint, { code: codeIn(mail) });
  const { accessToken } = response.json<{ accessToken: string }>();
  expect(await findAge(accessToken)).toMatchObject({
    ageGroup: 'minor',
    parent: { email: PARENT, confirmedAt: null },
  });
  const asked = await takeMail(api);
  expect(asked.to).toBe(PARENT);
  expect(asked.paragraphs.join(' ')).toContain('Asha');
  expect(asked.action?.url).toMatch(/^https:\/\/sopaan\.example\/parental-consent\/[\w-]{44}$/);
});

test('[U16] the page of an older release, which does not ask for the age, can still sign up; nothing is stored', async () => {
  const token = await signUp({});
  expect(await findAge(token)).toEqual({ ageGroup: null, hasAgreed: false, parent: null });
});

test.each([
  ['no address of a parent', {}, 'Please enter the email address of your parent or guardian.'],
  ['an invalid one', { parentEmail: 'meera' }, 'Please enter a valid email address.'],
])('[U16] a minor with %s cannot sign up', async (_, fields, message) => {
  const person = { ...newPerson(), ageGroup: 'minor', ...fields };
  expect(await api.rejection(signUpEndpoint, person)).toMatchObject({
    status: 400,
    fields: { parentEmail: message },
  });
});

test('[U16] a minor cannot give their own address as that of a parent', async () => {
  const person = newPerson();
  const parentEmail = person.email.toUpperCase();
  const fields = { parentEmail: expect.stringContaining('not your own') };
  expect(
    await api.rejection(signUpEndpoint, { ...person, ageGroup: 'minor', parentEmail }),
  ).toMatchObject({ fields });
  const { token, email } = await api.signUp();
  expect(
    await api.rejection(stateAgeEndpoint, { ageGroup: 'minor', parentEmail: email }, token),
  ).toMatchObject({ fields });
  expect(await findAge(token)).toMatchObject({ ageGroup: null });
});

test('[U16] a member who was not asked at sign-up states the age and agrees later', async () => {
  const { token } = await api.signUp();
  expect(await api.call(stateAgeEndpoint, { ageGroup: 'adult', hasAgreed: true }, token)).toEqual({
    ageGroup: 'adult',
    hasAgreed: true,
    parent: null,
  });
  const { data } = await api.call(exportAccountEndpoint, {}, token);
  expect(data).toMatchObject({
    memberAge: { ageGroup: 'adult', statedAt: expect.any(String) },
    legalConsents: [{ document: 'privacy' }, { document: 'terms' }],
  });
});

test('[U16] stating to be under 18 takes a public profile off the site', async () => {
  const { token, userId } = await api.signUp();
  await insertRow(api.database, 'public_profiles', { user_id: userId, is_public: true });
  await api.call(stateAgeEndpoint, minor, token);
  expect(
    await api.database.query('select is_public from public_profiles where user_id = $1', [userId]),
  ).toEqual([{ is_public: false }]);
});

test('[U16] a minor cannot get around a missing consent by stating to be an adult', async () => {
  const { token } = await api.signUp();
  await api.call(stateAgeEndpoint, minor, token);
  expect(await api.rejection(stateAgeEndpoint, { ageGroup: 'adult' }, token)).toMatchObject({
    status: 400,
    fields: { ageGroup: expect.stringContaining('write to us') },
  });
  await api.database.query(
    'update parental_consents set confirmed_at = now(), terms_version = 1, privacy_version = 1',
  );
  expect(await api.call(stateAgeEndpoint, { ageGroup: 'adult' }, token)).toMatchObject({
    ageGroup: 'adult',
    parent: null,
  });
});

test('[U16] a parent can be asked again under the same link, or another parent under a new one', async () => {
  const { token } = await api.signUp();
  await api.call(stateAgeEndpoint, minor, token);
  const first = await takeMail(api);
  await api.call(askParentEndpoint, { parentEmail: PARENT.toUpperCase() }, token);
  expect((await takeMail(api)).action?.url).toBe(first.action?.url);
  const parentEmail = 'ravi.rao@example.com';
  expect(await api.call(askParentEndpoint, { parentEmail }, token)).toMatchObject({
    parent: { email: parentEmail },
  });
  const second = await takeMail(api);
  expect(second.to).toBe(parentEmail);
  expect(second.action?.url).not.toBe(first.action?.url);
});

test('[U16] only a minor without a confirmed consent can ask a parent', async () => {
  const { token } = await api.signUp();
  const rejection = { status: 409, code: 'CONFLICT' };
  expect(await api.rejection(askParentEndpoint, { parentEmail: PARENT }, token)).toMatchObject(
    rejection,
  );
  await api.call(stateAgeEndpoint, minor, token);
  await api.database.query(
    'update parental_consents set confirmed_at = now(), terms_version = 1, privacy_version = 1',
  );
  expect(await api.rejection(askParentEndpoint, { parentEmail: PARENT }, token)).toMatchObject(
    rejection,
  );
});

test('[U16] a parent gets at most five mails a day', async () => {
  const { token } = await api.signUp();
  await api.call(stateAgeEndpoint, minor, token);
  for (let n = 0; n < 4; n += 1) {
    await api.call(askParentEndpoint, { parentEmail: PARENT }, token);
  }
  const other = await api.signUp();
  expect(await api.rejection(stateAgeEndpoint, minor, other.token)).toMatchObject({
    status: 429,
    code: 'RATE_LIMITED',
  });
});
