import { loginEndpoint } from '@sopaan/schemas/account/account';
import { confirmCodeEndpoint, signUpEndpoint } from '@sopaan/schemas/account/sign-up';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { send } from '../../../testing/call';
import { testApp } from '../../../testing/test-app';
import { openBrowser } from '../testing/browser';
import { codeIn, takeMail, takeMails } from '../testing/sent-mails';
import { beginSignUp, clearLimits, newPerson, NEW_PASSWORD } from './testing/sign-up';

const api = testApp();
beforeEach(() => clearLimits(api));

const accountsOf = (email: string) =>
  api.database.query('select * from users where email_key = lower($1)', [email]);

test('signing up sends a code and creates no account yet', async () => {
  const { browser, person, mail } = await beginSignUp(api);
  expect(mail).toMatchObject({ to: person.email, greeting: 'Hello Asha,' });
  expect(mail.code).toMatch(/^\d{6}$/);
  expect(await accountsOf(person.email)).toEqual([]);
  expect(browser.cookies.has('sopaan_refresh')).toBe(false);
});

test('[AP-038] the code creates a verified account and logs in; the password is stored as an Argon2id hash', async () => {
  const person = { ...newPerson(), firstName: ' Asha ' };
  const { browser, mail } = await beginSignUp(api, person);
  const code = codeIn(mail);
  const response = await browser.send(confirmCodeEndpoint, {
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  });

  const { accessToken } = response.json<{ accessToken: string }>();
  const user = await api.call(getUserEndpoint, { requiredata: [] }, accessToken);
  expect(user.personalInfo).toMatchObject({
    firstName: 'Asha',
    lastName: 'Rao',
    email: person.email,
  });
  expect(user).toMatchObject({ role: 'student', is_verified: true, isActive: true });
  expect(browser.cookies.has('sopaan_refresh')).toBe(true);
  expect(browser.cookies.has('sopaan_sign_up')).toBe(false);
  const [row] = await accountsOf(person.email);
  expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(row)).not.toContain(NEW_PASSWORD);
});

test('the sign-up cookie is HttpOnly, SameSite and restricted to few paths', async () => {
  const response = await send(api.app, signUpEndpoint, newPerson());
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.cookies).toEqual([
    {
      name: 'sopaan_sign_up',
      value: expect.stringMatching(/^[\w-]{44}$/),
      httpOnly: true,
      sameSite: 'Lax',
      path: '/api/auth',
      maxAge: 86_400,
    },
  ]);
});

test('the link, the code and the cookie cannot be derived from the database', async () => {
  const { browser, mail } = await beginSignUp(api);
  const rows = JSON.stringify(await api.database.query('select * from email_links'));
  const [signature = ''] = mail.action?.url.match(/[\w-]{22}$/) ?? [];
  expect(signature).not.toBe('');
  expect(rows).not.toContain(signature);
  expect(rows).not.toContain(browser.cookies.get('sopaan_sign_up')?.slice(22));
  expect(rows).not.toContain(codeIn(mail));
});

test('[HO-056] a sign-up ignores a role in the request', async () => {
  const person = { ...newPerson(), role: 'admin', is_verified: true };
  const { browser, mail } = await beginSignUp(api, person);
  await browser.send(confirmCodeEndpoint, { code: codeIn(mail) });
  expect(await accountsOf(person.email)).toMatchObject([{ role: 'student' }]);
});

test('signing up with an email address that already has an account, in any letter case, sends a notice instead of a code', async () => {
  const { email } = await api.signUp();
  const response = await send(api.app, signUpEndpoint, {
    ...newPerson(),
    email: email.toUpperCase(),
  });
  expect(response.json()).toEqual({ status: 'sent' });
  const mail = await takeMail(api);
  expect(mail.to).toBe(email);
  expect(mail.subject).toBe('You already have a Sopaan account');
  expect(mail.code).toBeUndefined();
  expect(mail.action?.url).toBe('https://sopaan.example/auth/forgot-password/request');
});

test('signing up with the email address of a deactivated account notifies its owner by mail only', async () => {
  const { email, userId } = await api.signUp();
  await api.database.query('update users set is_active = false where id = $1', [userId]);
  await send(api.app, signUpEndpoint, { ...newPerson(), email });
  expect((await takeMail(api)).paragraphs.join(' ')).toContain('deactivated');
});

test('of two pending sign-ups for one email address the first to be confirmed gets it', async () => {
  const person = newPerson();
  const first = await beginSignUp(api, person);
  const second = await beginSignUp(api, {
    ...person,
    firstName: 'Meera',
    email: person.email.toUpperCase(),
  });
  const responses = await Promise.all(
    [first, second].map(({ browser, mail }) =>
      browser.send(confirmCodeEndpoint, { code: codeIn(mail) }),
    ),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(responses.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    error: { code: 'EMAIL_TAKEN' },
  });
  expect(await accountsOf(person.email)).toHaveLength(1);
});

test('a password is accepted in any Unicode normalisation form', async () => {
  const { browser, mail, person } = await beginSignUp(api, {
    ...newPerson(),
    password: 'cafe\u0301 latte',
  });
  await browser.send(confirmCodeEndpoint, { code: codeIn(mail) });
  for (const password of ['caf\u00e9 latte', 'cafe\u0301 latte']) {
    const response = await openBrowser(api).send(loginEndpoint, { ...person, password });
    expect(response.statusCode).toBe(200);
  }
});

test('[AP-038] a sign-up without its fields is rejected with an error for each field', async () => {
  expect(await api.rejection(signUpEndpoint, {})).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    fields: {
      firstName: 'Please enter your first name.',
      email: 'Please enter your email address.',
      password: 'Please choose a password.',
    },
  });
  expect(await takeMails(api)).toEqual([]);
});

test.each([
  ['seven77', 'Password must be at least 8 characters'],
  ['x'.repeat(129), 'Password must not be longer than 128 characters'],
])('[AP-038] rejects the password %s', async (password, message) => {
  expect(await api.rejection(signUpEndpoint, { ...newPerson(), password })).toMatchObject({
    fields: { password: message },
  });
});
