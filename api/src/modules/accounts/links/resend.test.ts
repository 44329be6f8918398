import {
  confirmCodeEndpoint,
  confirmLinkEndpoint,
  lookAtLinkEndpoint,
  resendVerificationEndpoint,
} from '@sopaan/schemas/account-sign-up';
import { testApp } from '../../../testing/test-app';
import { openBrowser } from '../browser.fixture';
import { codeIn, otherCode, takeLetter, takeLetters, tokenIn } from '../sent-mails.fixture';
import { ageLinks, beginSignUp, forgetLimits } from '../sign-up/sign-up.fixture';

const api = testApp();
beforeEach(() => forgetLimits(api));

const sent = { status: 'sent' };

test('within minutes the same code and link are sent again, so that either mail will do', async () => {
  const { browser, letter } = await beginSignUp(api);
  await ageLinks(api, 9);
  expect((await browser.send(resendVerificationEndpoint, {})).json()).toEqual(sent);
  expect(await takeLetter(api)).toEqual(letter);
});

test('later there is a new code, which counts in place of the old one', async () => {
  const { browser, letter } = await beginSignUp(api);
  await ageLinks(api, 11);
  await browser.send(resendVerificationEndpoint, {});
  const second = await takeLetter(api);
  expect(codeIn(second)).not.toBe(codeIn(letter));
  const old = await browser.send(confirmCodeEndpoint, { code: codeIn(letter) });
  expect(old.json()).toMatchObject({ error: { code: 'CODE_WRONG' } });
  const answer = await browser.send(confirmCodeEndpoint, { code: codeIn(second) });
  expect(answer.statusCode).toBe(200);
});

test('a code that has no tries left is replaced at once', async () => {
  const { browser, letter } = await beginSignUp(api);
  const code = otherCode(codeIn(letter));
  for (let n = 0; n < 5; n += 1) await browser.send(confirmCodeEndpoint, { code });
  await browser.send(resendVerificationEndpoint, {});
  const answer = await browser.send(confirmCodeEndpoint, { code: codeIn(await takeLetter(api)) });
  expect(answer.statusCode).toBe(200);
});

test('the links of all mails of a sign-up belong together', async () => {
  const { browser, letter } = await beginSignUp(api);
  await ageLinks(api, 11);
  await browser.send(resendVerificationEndpoint, {});
  const second = await takeLetter(api);

  const answer = await browser.send(confirmLinkEndpoint, { token: tokenIn(letter) });
  expect(answer.json()).toMatchObject({ accessToken: expect.stringContaining('.') });
  const other = await api.call(confirmLinkEndpoint, { token: tokenIn(second) });
  expect(other).toMatchObject({ status: 'already_verified' });
});

test('an expired link sends a new one, and binds no other browser to the sign-up', async () => {
  const { letter, person } = await beginSignUp(api);
  await ageLinks(api, 3 * 24 * 60);
  const visitor = openBrowser(api);
  const answer = await visitor.send(resendVerificationEndpoint, { token: tokenIn(letter) });
  expect(answer.json()).toEqual(sent);
  expect(answer.cookies).toEqual([]);

  const second = await takeLetter(api);
  expect(second.to).toBe(person.email);
  expect(await api.call(lookAtLinkEndpoint, { token: tokenIn(second) })).toMatchObject({
    status: 'ready',
  });
  const confirmed = await visitor.send(confirmLinkEndpoint, { token: tokenIn(second) });
  expect(confirmed.json()).toMatchObject({ status: 'verified', accessToken: null });
});

test('in the browser of the sign-up the cookie lives on with the new mail', async () => {
  const { browser, letter } = await beginSignUp(api);
  await ageLinks(api, 25 * 60);
  const answer = await browser.send(resendVerificationEndpoint, { token: tokenIn(letter) });
  expect(answer.cookies).toMatchObject([{ name: 'sopaan_sign_up', maxAge: 86_400 }]);
  const code = codeIn(await takeLetter(api));
  expect((await browser.send(confirmCodeEndpoint, { code })).statusCode).toBe(200);
});

test('nothing is sent for a sign-up that is confirmed, or for none; the answer is the same', async () => {
  const { browser, letter } = await beginSignUp(api);
  const cookie = String(browser.cookies.get('sopaan_sign_up'));
  await browser.send(confirmLinkEndpoint, { token: tokenIn(letter) });
  browser.cookies.set('sopaan_sign_up', cookie);
  await ageLinks(api, 11);
  const answers = [
    await browser.send(resendVerificationEndpoint, {}),
    await openBrowser(api).send(resendVerificationEndpoint, {}),
    await forgetLimits(api).then(() =>
      openBrowser(api).send(resendVerificationEndpoint, { token: tokenIn(letter) }),
    ),
  ];
  expect(answers.map(({ statusCode, body }) => [statusCode, JSON.parse(body)])).toEqual(
    answers.map(() => [200, sent]),
  );
  expect(await takeLetters(api)).toEqual([]);
});

test('one may ask again after half a minute, and five times an hour', async () => {
  const { browser } = await beginSignUp(api);
  const again = () => browser.send(resendVerificationEndpoint, {});
  const pass = (seconds: number) =>
    api.database.query('update rate_limits set resets_at = resets_at - make_interval(secs => $1)', [
      seconds,
    ]);
  expect((await again()).statusCode).toBe(200);
  const soon = await again();
  expect(soon.statusCode).toBe(429);
  expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(30);
  for (let n = 0; n < 4; n += 1) {
    await pass(31);
    expect((await again()).statusCode).toBe(200);
  }
  await pass(31);
  expect((await again()).statusCode).toBe(429);
});
