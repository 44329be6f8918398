import { loginEndpoint } from '@sopaan/schemas/account';
import { confirmCodeEndpoint, signUpEndpoint } from '@sopaan/schemas/account-sign-up';
import { getUserEndpoint } from '@sopaan/schemas/user';
import { send } from '../../../testing/call';
import { testApp } from '../../../testing/test-app';
import { openBrowser } from '../browser.fixture';
import { codeIn, takeLetter, takeLetters } from '../sent-mails.fixture';
import { beginSignUp, forgetLimits, newcomer, NEW_PASSWORD } from './sign-up.fixture';

const api = testApp();
beforeEach(() => forgetLimits(api));

const accountsOf = (email: string) =>
  api.database.query('select * from users where email_key = lower($1)', [email]);

test('signing up sends a code and makes no account yet', async () => {
  const { browser, person, letter } = await beginSignUp(api);
  expect(letter).toMatchObject({ to: person.email, greeting: 'Hello Asha,' });
  expect(letter.code).toMatch(/^\d{6}$/);
  expect(await accountsOf(person.email)).toEqual([]);
  expect(browser.cookies.has('sopaan_refresh')).toBe(false);
});

test('[AP-038] the code makes a confirmed account and signs in; the password is kept as Argon2id only', async () => {
  const person = { ...newcomer(), firstName: ' Asha ' };
  const { browser, letter } = await beginSignUp(api, person);
  const code = codeIn(letter);
  const answer = await browser.send(confirmCodeEndpoint, {
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  });

  const { accessToken } = answer.json<{ accessToken: string }>();
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

test('the cookie of a sign-up is out of reach for scripts and other sites, and goes to few paths', async () => {
  const answer = await send(api.app, signUpEndpoint, newcomer());
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.cookies).toEqual([
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

test('nothing in the database opens the link, the code or the cookie', async () => {
  const { browser, letter } = await beginSignUp(api);
  const rows = JSON.stringify(await api.database.query('select * from email_links'));
  const [signature = ''] = letter.action?.url.match(/[\w-]{22}$/) ?? [];
  expect(signature).not.toBe('');
  expect(rows).not.toContain(signature);
  expect(rows).not.toContain(browser.cookies.get('sopaan_sign_up')?.slice(22));
  expect(rows).not.toContain(codeIn(letter));
});

test('[HO-056] nobody signs up as someone more', async () => {
  const person = { ...newcomer(), role: 'admin', is_verified: true };
  const { browser, letter } = await beginSignUp(api, person);
  await browser.send(confirmCodeEndpoint, { code: codeIn(letter) });
  expect(await accountsOf(person.email)).toMatchObject([{ role: 'student' }]);
});

test('an address that has an account, in whatever letter case, gets word of that instead of a code', async () => {
  const { email } = await api.signUp();
  const answer = await send(api.app, signUpEndpoint, { ...newcomer(), email: email.toUpperCase() });
  expect(answer.json()).toEqual({ status: 'sent' });
  const letter = await takeLetter(api);
  expect(letter.to).toBe(email);
  expect(letter.subject).toBe('You have a Sopaan account already');
  expect(letter.code).toBeUndefined();
  expect(letter.action?.url).toBe('https://sopaan.example/auth/forgot-password/request');
});

test('an account that is switched off is told so by mail only', async () => {
  const { email, userId } = await api.signUp();
  await api.database.query('update users set is_active = false where id = $1', [userId]);
  await send(api.app, signUpEndpoint, { ...newcomer(), email });
  expect((await takeLetter(api)).paragraphs.join(' ')).toContain('switched off');
});

test('two people may wait for one address; the first to confirm has it', async () => {
  const person = newcomer();
  const first = await beginSignUp(api, person);
  const second = await beginSignUp(api, {
    ...person,
    firstName: 'Meera',
    email: person.email.toUpperCase(),
  });
  const answers = await Promise.all(
    [first, second].map(({ browser, letter }) =>
      browser.send(confirmCodeEndpoint, { code: codeIn(letter) }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    error: { code: 'EMAIL_TAKEN' },
  });
  expect(await accountsOf(person.email)).toHaveLength(1);
});

test('a password is the same however its letters are composed', async () => {
  const { browser, letter, person } = await beginSignUp(api, {
    ...newcomer(),
    password: 'cafe\u0301 latte',
  });
  await browser.send(confirmCodeEndpoint, { code: codeIn(letter) });
  for (const password of ['caf\u00e9 latte', 'cafe\u0301 latte']) {
    const answer = await openBrowser(api).send(loginEndpoint, { ...person, password });
    expect(answer.statusCode).toBe(200);
  }
});

test('[AP-038] what is missing or wrong is named field by field', async () => {
  expect(await api.refusal(signUpEndpoint, {})).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    fields: {
      firstName: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
      email: 'Please enter your email address.',
      password: 'Please choose a password.',
    },
  });
  expect(await takeLetters(api)).toEqual([]);
});

test.each([
  ['seven77', 'Password must be at least 8 characters'],
  ['x'.repeat(129), 'Password must not be longer than 128 characters'],
])('[AP-038] the password %s is refused', async (password, message) => {
  expect(await api.refusal(signUpEndpoint, { ...newcomer(), password })).toMatchObject({
    fields: { password: message },
  });
});
