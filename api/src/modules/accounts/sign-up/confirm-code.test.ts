import { loginEndpoint } from '@sopaan/schemas/account/account';
import { confirmCodeEndpoint, confirmLinkEndpoint } from '@sopaan/schemas/account/sign-up';
import { testApp } from '../../../testing/test-app';
import { openBrowser, type Browser } from '../testing/browser';
import { codeIn, otherCode, tokenIn } from '../testing/sent-mails';
import { ageLinks, beginSignUp, clearLimits, NEW_PASSWORD } from './testing/sign-up';

const api = testApp();
beforeEach(() => clearLimits(api));

const typeIn = (browser: Browser, code: string) => browser.send(confirmCodeEndpoint, { code });
const expired = { error: { code: 'CODE_EXPIRED' } };

test('a code is accepted only in the browser that signed up', async () => {
  const { mail, browser } = await beginSignUp(api);
  const code = codeIn(mail);
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
  ['forged', (value: string) => `${value.slice(0, -1)}${value.endsWith('A') ? 'B' : 'A'}`],
  ['malformed', () => 'nonsense'],
])('a cookie that is %s identifies no sign-up', async (_, change) => {
  const { mail, browser } = await beginSignUp(api);
  browser.cookies.set('sopaan_sign_up', change(String(browser.cookies.get('sopaan_sign_up'))));
  expect((await typeIn(browser, codeIn(mail))).json()).toMatchObject(expired);
});

test('a mail token is not a valid cookie, and a cookie is not a valid mail token', async () => {
  const { mail, browser } = await beginSignUp(api);
  const thief = openBrowser(api);
  thief.cookies.set('sopaan_sign_up', tokenIn(mail));
  expect((await typeIn(thief, codeIn(mail))).json()).toMatchObject(expired);

  const token = browser.cookies.get('sopaan_sign_up');
  const response = await browser.send(confirmLinkEndpoint, { token });
  expect(response.json()).toMatchObject({ error: { code: 'LINK_INVALID' } });
});

test('[AP-025] counts wrong codes on the server: after five even the right one is rejected', async () => {
  const { mail, browser } = await beginSignUp(api);
  const code = codeIn(mail);
  for (let n = 0; n < 5; n += 1) {
    const { error } = (await typeIn(browser, otherCode(code))).json<{ error: { code: string } }>();
    expect(error.code).toBe('CODE_WRONG');
  }
  expect((await typeIn(browser, code)).json()).toMatchObject(expired);
});

test('concurrent guesses of a code cannot exceed its five attempts', async () => {
  const { mail, browser } = await beginSignUp(api);
  const wrong = otherCode(codeIn(mail));
  const responses = await Promise.all(Array.from({ length: 10 }, () => typeIn(browser, wrong)));
  const codes = responses.map(
    (response) => response.json<{ error: { code: string } }>().error.code,
  );
  expect(codes.filter((code) => code === 'CODE_WRONG')).toHaveLength(5);
  expect(codes.filter((code) => code === 'CODE_EXPIRED')).toHaveLength(5);
});

test('the fifth attempt at a code can succeed', async () => {
  const { mail, browser } = await beginSignUp(api);
  const code = codeIn(mail);
  for (let n = 0; n < 4; n += 1) await typeIn(browser, otherCode(code));
  expect((await typeIn(browser, code)).statusCode).toBe(200);
});

test.each([
  [29, 200],
  [31, 410],
])('after %i minutes a code gets status %i', async (minutes, status) => {
  const { mail, browser } = await beginSignUp(api);
  await ageLinks(api, { minutes });
  expect((await typeIn(browser, codeIn(mail))).statusCode).toBe(status);
});

test('a code creates one account only, even when it is submitted twice at once', async () => {
  const { mail, browser, person } = await beginSignUp(api);
  const cookie = String(browser.cookies.get('sopaan_sign_up'));
  const twin = openBrowser(api);
  twin.cookies.set('sopaan_sign_up', cookie);
  const both = await Promise.all([browser, twin].map((one) => typeIn(one, codeIn(mail))));
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);

  const later = openBrowser(api);
  later.cookies.set('sopaan_sign_up', cookie);
  const response = await typeIn(later, codeIn(mail));
  expect(response.json()).toMatchObject({ error: { code: 'EMAIL_TAKEN' } });
  expect(
    await api.database.query('select id from users where email = $1', [person.email]),
  ).toHaveLength(1);
});

test('a used code creates no second account, even if the first has changed its email address', async () => {
  const { mail, browser, person } = await beginSignUp(api);
  const secondBrowser = openBrowser(api);
  secondBrowser.cookies.set('sopaan_sign_up', String(browser.cookies.get('sopaan_sign_up')));
  await typeIn(browser, codeIn(mail));
  await api.database.query(
    `update users set email = 'moved@example.com', email_key = 'moved@example.com' where email = $1`,
    [person.email],
  );
  expect((await typeIn(secondBrowser, codeIn(mail))).json()).toMatchObject(expired);
});

test('entering the code after the link was opened on another device tells the user to log in', async () => {
  const { mail, browser, person } = await beginSignUp(api);
  await openBrowser(api).send(confirmLinkEndpoint, { token: tokenIn(mail) });
  const response = await typeIn(browser, codeIn(mail));
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ error: { code: 'EMAIL_TAKEN' } });
  const login = await browser.send(loginEndpoint, { email: person.email, password: NEW_PASSWORD });
  expect(login.statusCode).toBe(200);
});

test.each(['', '12345', '1234567', 'abcdef', '१२३४५६'])(
  '[AP-038] rejects %s as a code',
  async (code) => {
    const { browser } = await beginSignUp(api);
    expect((await typeIn(browser, code)).json()).toMatchObject({
      error: { code: 'VALIDATION_FAILED', fields: { code: expect.any(String) } },
    });
  },
);

test('rejects a code submitted by another site', async () => {
  const { mail, browser } = await beginSignUp(api);
  const response = await api.app.inject({
    method: 'POST',
    url: `/api/${confirmCodeEndpoint.path}`,
    payload: { code: codeIn(mail) },
    cookies: Object.fromEntries(browser.cookies),
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(response.statusCode).toBe(403);
});
