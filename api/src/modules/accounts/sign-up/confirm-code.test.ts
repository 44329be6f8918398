import { loginEndpoint } from '@sopaan/schemas/account';
import { confirmCodeEndpoint, confirmLinkEndpoint } from '@sopaan/schemas/account-sign-up';
import { testApp } from '../../../testing/test-app';
import { openBrowser, type Browser } from '../browser.fixture';
import { codeIn, otherCode, tokenIn } from '../sent-mails.fixture';
import { ageLinks, beginSignUp, forgetLimits, NEW_PASSWORD } from './sign-up.fixture';

const api = testApp();
beforeEach(() => forgetLimits(api));

const typeIn = (browser: Browser, code: string) => browser.send(confirmCodeEndpoint, { code });
const expired = { error: { code: 'CODE_EXPIRED' } };

test('a code counts only in the browser that signed up', async () => {
  const { letter, browser } = await beginSignUp(api);
  const code = codeIn(letter);
  const none = await typeIn(openBrowser(api), code);
  expect(none.statusCode).toBe(410);
  expect(none.json()).toMatchObject(expired);

  const other = await beginSignUp(api);
  const wrong = await typeIn(other.browser, code);
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json()).toMatchObject({
    error: { code: 'CODE_WRONG', fields: { code: expect.any(String) } },
  });
  expect((await typeIn(browser, code)).statusCode).toBe(200);
});

test.each([
  ['made up', (value: string) => `${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`],
  ['of another form', () => 'nonsense'],
])('a cookie that is %s names no sign-up', async (_, change) => {
  const { letter, browser } = await beginSignUp(api);
  browser.cookies.set('sopaan_sign_up', change(String(browser.cookies.get('sopaan_sign_up'))));
  expect((await typeIn(browser, codeIn(letter))).json()).toMatchObject(expired);
});

test('what the mail holds is no cookie, and the cookie is no link', async () => {
  const { letter, browser } = await beginSignUp(api);
  const thief = openBrowser(api);
  thief.cookies.set('sopaan_sign_up', tokenIn(letter));
  expect((await typeIn(thief, codeIn(letter))).json()).toMatchObject(expired);

  const token = browser.cookies.get('sopaan_sign_up');
  const answer = await browser.send(confirmLinkEndpoint, { token });
  expect(answer.json()).toMatchObject({ error: { code: 'LINK_INVALID' } });
});

test('[AP-025] wrong codes are counted on the server: after five even the right one is refused', async () => {
  const { letter, browser } = await beginSignUp(api);
  const code = codeIn(letter);
  for (let n = 0; n < 5; n += 1) {
    const { error } = (await typeIn(browser, otherCode(code))).json<{ error: { code: string } }>();
    expect(error.code).toBe('CODE_WRONG');
  }
  expect((await typeIn(browser, code)).json()).toMatchObject(expired);
});

test('many guesses at once are five tries, too', async () => {
  const { letter, browser } = await beginSignUp(api);
  const wrong = otherCode(codeIn(letter));
  const answers = await Promise.all(Array.from({ length: 10 }, () => typeIn(browser, wrong)));
  const codes = answers.map((answer) => answer.json<{ error: { code: string } }>().error.code);
  expect(codes.filter((code) => code === 'CODE_WRONG')).toHaveLength(5);
  expect(codes.filter((code) => code === 'CODE_EXPIRED')).toHaveLength(5);
});

test('the fifth try may be the right one', async () => {
  const { letter, browser } = await beginSignUp(api);
  const code = codeIn(letter);
  for (let n = 0; n < 4; n += 1) await typeIn(browser, otherCode(code));
  expect((await typeIn(browser, code)).statusCode).toBe(200);
});

test.each([
  [29, 200],
  [31, 410],
])('after %i minutes a code is answered with %i', async (minutes, status) => {
  const { letter, browser } = await beginSignUp(api);
  await ageLinks(api, minutes);
  expect((await typeIn(browser, codeIn(letter))).statusCode).toBe(status);
});

test('a code signs in once, also when it is sent twice at once', async () => {
  const { letter, browser, person } = await beginSignUp(api);
  const cookie = String(browser.cookies.get('sopaan_sign_up'));
  const twin = openBrowser(api);
  twin.cookies.set('sopaan_sign_up', cookie);
  const both = await Promise.all([browser, twin].map((one) => typeIn(one, codeIn(letter))));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);

  const later = openBrowser(api);
  later.cookies.set('sopaan_sign_up', cookie);
  const answer = await typeIn(later, codeIn(letter));
  expect(answer.json()).toMatchObject({ error: { code: 'EMAIL_TAKEN' } });
  expect(
    await api.database.query('select id from users where email = $1', [person.email]),
  ).toHaveLength(1);
});

test('a used code makes no second account, also when the first has another address by now', async () => {
  const { letter, browser, person } = await beginSignUp(api);
  const again = openBrowser(api);
  again.cookies.set('sopaan_sign_up', String(browser.cookies.get('sopaan_sign_up')));
  await typeIn(browser, codeIn(letter));
  await api.database.query(
    `update users set email = 'moved@example.com', email_key = 'moved@example.com' where email = $1`,
    [person.email],
  );
  expect((await typeIn(again, codeIn(letter))).json()).toMatchObject(expired);
});

test('who has opened the link on another device is told to log in', async () => {
  const { letter, browser, person } = await beginSignUp(api);
  await openBrowser(api).send(confirmLinkEndpoint, { token: tokenIn(letter) });
  const answer = await typeIn(browser, codeIn(letter));
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ error: { code: 'EMAIL_TAKEN' } });
  const login = await browser.send(loginEndpoint, { email: person.email, password: NEW_PASSWORD });
  expect(login.statusCode).toBe(200);
});

test.each(['', '12345', '1234567', 'abcdef', '१२३४५६'])('[AP-038] %s is no code', async (code) => {
  const { browser } = await beginSignUp(api);
  expect((await typeIn(browser, code)).json()).toMatchObject({
    error: { code: 'VALIDATION_FAILED', fields: { code: expect.any(String) } },
  });
});

test('another site cannot type a code in', async () => {
  const { letter, browser } = await beginSignUp(api);
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api/${confirmCodeEndpoint.path}`,
    payload: { code: codeIn(letter) },
    cookies: Object.fromEntries(browser.cookies),
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.statusCode).toBe(403);
});
