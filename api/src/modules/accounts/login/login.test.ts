import { loginEndpoint } from '@sopaan/schemas/account/account';
import { confirmCodeEndpoint, confirmLinkEndpoint } from '@sopaan/schemas/account/sign-up';
import { TEST_PASSWORD, testApp } from '../../../testing/test-app';
import { openBrowser } from '../testing/browser';
import { codeIn, otherCode, takeMail, takeMails, tokenIn } from '../testing/sent-mails';
import { ageLinks, beginSignUp, clearLimits } from '../sign-up/testing/sign-up';

const api = testApp();
beforeEach(() => clearLimits(api));

const unverified = { error: { code: 'EMAIL_UNVERIFIED' } };

test('logs in with email and password; the email is case-insensitive', async () => {
  const { email } = await api.signUp();
  const { accessToken } = await api.call(loginEndpoint, {
    email: ` ${email.toUpperCase()} `,
    password: TEST_PASSWORD,
  });
  expect(accessToken.split('.')).toHaveLength(3);
});

test('[AP-038] SQL in a field is treated as text', async () => {
  await api.signUp();
  const password = "' or '1'='1";
  expect(await api.rejection(loginEndpoint, { email: "'@x.in", password })).toMatchObject({
    status: 401,
  });
  expect(
    await api.rejection(loginEndpoint, { email: "a' or 1=1; --@example.com", password }),
  ).toMatchObject({ status: 400 });
  expect(
    await api.rejection(loginEndpoint, { email: { $ne: '' }, password: { $ne: '' } }),
  ).toMatchObject({
    status: 400,
    fields: { email: 'This must be a string.', password: 'This must be a string.' },
  });
});

test('a deactivated account cannot log in', async () => {
  const { email, userId } = await api.signUp();
  await api.database.query('update users set is_active = false where id = $1', [userId]);
  expect(await api.rejection(loginEndpoint, { email, password: TEST_PASSWORD })).toMatchObject({
    code: 'INVALID_CREDENTIALS',
  });
});

test('an unverified sign-up can be completed in any browser in which its password is entered', async () => {
  const { mail, person } = await beginSignUp(api);
  const browser = openBrowser(api);
  const response = await browser.send(loginEndpoint, person);
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject(unverified);
  expect([...browser.cookies.keys()]).toEqual(['sopaan_sign_up']);

  // The mail of the sign-up is recent, so no further mail is sent.
  expect(await takeMails(api)).toEqual([]);
  const confirmed = await browser.send(confirmCodeEndpoint, { code: codeIn(mail) });
  expect(confirmed.statusCode).toBe(200);
});

test.each([
  ['is old', (): Promise<unknown> => ageLinks(api, { minutes: 11 })],
  ['has expired', () => ageLinks(api, { minutes: 26 * 60 })],
])('when the code %s, login sends a new one', async (_, ageCode) => {
  const { person } = await beginSignUp(api);
  await ageCode();
  const browser = openBrowser(api);
  expect((await browser.send(loginEndpoint, person)).json()).toMatchObject(unverified);
  const code = codeIn(await takeMail(api));
  expect((await browser.send(confirmCodeEndpoint, { code })).statusCode).toBe(200);
});

test('login replaces a code that has no attempts left', async () => {
  const { mail, person, browser } = await beginSignUp(api);
  const code = otherCode(codeIn(mail));
  for (let n = 0; n < 5; n += 1) await browser.send(confirmCodeEndpoint, { code });
  expect((await browser.send(loginEndpoint, person)).json()).toMatchObject(unverified);
  expect(codeIn(await takeMail(api))).not.toBe(codeIn(mail));
});

test('a wrong password for a pending sign-up gets the same response as an unknown email address', async () => {
  const { person } = await beginSignUp(api);
  const response = await openBrowser(api).send(loginEndpoint, {
    ...person,
    password: 'not the one',
  });
  expect(response.json()).toMatchObject({ error: { code: 'INVALID_CREDENTIALS' } });
  expect(response.cookies).toEqual([]);
});

test('the password of a confirmed sign-up is no longer valid after a change', async () => {
  const { mail, person } = await beginSignUp(api);
  await openBrowser(api).send(confirmLinkEndpoint, { token: tokenIn(mail) });
  const { email } = await api.signUp();
  await api.database.query(
    `update users set password_hash = (select password_hash from users where email = $2)
     where email = $1`,
    [person.email, email],
  );
  expect(await api.rejection(loginEndpoint, person)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  const changed = { email: person.email, password: TEST_PASSWORD };
  expect((await openBrowser(api).send(loginEndpoint, changed)).statusCode).toBe(200);
});
