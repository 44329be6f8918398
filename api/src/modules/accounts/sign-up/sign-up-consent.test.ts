import { exportAccountEndpoint } from '@sopaan/schemas/account/data';
import {
  confirmCodeEndpoint,
  confirmLinkEndpoint,
  resendVerificationEndpoint,
  signUpEndpoint,
} from '@sopaan/schemas/account/sign-up';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { LEGAL_VERSIONS } from '@sopaan/schemas/marketing/legal';
import { testApp } from '../../../testing/test-app';
import { codeIn, takeMail, tokenIn } from '../testing/sent-mails';
import { ageLinks, beginSignUp, clearLimits, newPerson } from './testing/sign-up';

const api = testApp();
beforeEach(() => clearLimits(api));

const agreeing = () => ({ ...newPerson(), hasAgreed: true });

const consentsOf = (email: string) =>
  api.database.query(
    `select document, version, agreed_at from legal_consents
     join users on users.id = user_id where email = $1 order by document`,
    [email],
  );

const presentVersions = (agreedAt: unknown) => [
  { document: 'privacy', version: LEGAL_VERSIONS.privacy.version, agreed_at: agreedAt },
  { document: 'terms', version: LEGAL_VERSIONS.terms.version, agreed_at: agreedAt },
];

test('[U16] the account has the versions of the legal texts that its owner agreed to, and the time', async () => {
  const { browser, person, mail } = await beginSignUp(api, agreeing());
  const [link] = await api.database.query<{ agreed_at: Date }>(
    'select agreed_at from email_links where email = $1',
    [person.email],
  );
  const response = await browser.send(confirmCodeEndpoint, { code: codeIn(mail) });
  expect(link?.agreed_at).toEqual(expect.any(Date));
  expect(await consentsOf(person.email)).toEqual(presentVersions(link?.agreed_at));

  const { accessToken } = response.json<{ accessToken: string }>();
  const { data } = await api.call(exportAccountEndpoint, {}, accessToken);
  expect(data.legalConsents).toMatchObject([
    { document: 'privacy', version: LEGAL_VERSIONS.privacy.version },
    { document: 'terms', version: LEGAL_VERSIONS.terms.version },
  ]);
});

test('[U16] the link of a mail that was sent again keeps what was agreed to', async () => {
  const { browser, person } = await beginSignUp(api, agreeing());
  await ageLinks(api, { minutes: 11 });
  await api.database.query('delete from outbox');
  await browser.send(resendVerificationEndpoint, {});
  const token = tokenIn(await takeMail(api));
  expect((await browser.send(confirmLinkEndpoint, { token })).statusCode).toBe(200);
  expect(await consentsOf(person.email)).toEqual(presentVersions(expect.any(Date)));
});

test('[U16] the page of an older release, which does not ask for consent, can still sign up; nothing is recorded', async () => {
  const { browser, person, mail } = await beginSignUp(api);
  expect((await browser.send(confirmCodeEndpoint, { code: codeIn(mail) })).statusCode).toBe(200);
  expect(await consentsOf(person.email)).toEqual([]);
});

test('[U16] a sign-up that does not agree is rejected', async () => {
  expect(await api.rejection(signUpEndpoint, { ...newPerson(), hasAgreed: false })).toMatchObject({
    status: 400,
    fields: { hasAgreed: 'Please agree to the Terms & Conditions and the Privacy Policy.' },
  });
});

test('[U16] a person with one name has an account without a last name', async () => {
  const { browser, mail } = await beginSignUp(api, { ...agreeing(), lastName: '' });
  const response = await browser.send(confirmCodeEndpoint, { code: codeIn(mail) });
  const { accessToken } = response.json<{ accessToken: string }>();
  const { personalInfo } = await api.call(getUserEndpoint, { requiredata: [] }, accessToken);
  expect(personalInfo).toMatchObject({ firstName: 'Asha', lastName: '' });
});
