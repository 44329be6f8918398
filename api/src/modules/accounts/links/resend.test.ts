import {
  confirmCodeEndpoint,
  confirmLinkEndpoint,
  inspectLinkEndpoint,
  resendVerificationEndpoint,
} from '@sopaan/schemas/account/sign-up';
import { testApp } from '../../../testing/test-app';
import { openBrowser } from '../testing/browser';
import { codeIn, otherCode, takeMail, takeMails, tokenIn } from '../testing/sent-mails';
import { ageLinks, beginSignUp, clearLimits } from '../sign-up/testing/sign-up';

const api = testApp();
beforeEach(() => clearLimits(api));

const sent = { status: 'sent' };

test('sends the same code and link again within ten minutes, so that either mail works', async () => {
  const { browser, mail } = await beginSignUp(api);
  await ageLinks(api, { minutes: 9 });
  expect((await browser.send(resendVerificationEndpoint, {})).json()).toEqual(sent);
  expect(await takeMail(api)).toEqual(mail);
});

test('sends a new code after ten minutes, which replaces the old one', async () => {
  const { browser, mail } = await beginSignUp(api);
  await ageLinks(api, { minutes: 11 });
  await browser.send(resendVerificationEndpoint, {});
  const second = await takeMail(api);
  expect(codeIn(second)).not.toBe(codeIn(mail));
  const old = await browser.send(confirmCodeEndpoint, { code: codeIn(mail) });
  expect(old.json()).toMatchObject({ error: { code: 'CODE_WRONG' } });
  const response = await browser.send(confirmCodeEndpoint, { code: codeIn(second) });
  expect(response.statusCode).toBe(200);
});

test('immediately replaces a code with no attempts left', async () => {
  const { browser, mail } = await beginSignUp(api);
  const code = otherCode(codeIn(mail));
  for (let n = 0; n < 5; n += 1) await browser.send(confirmCodeEndpoint, { code });
  await browser.send(resendVerificationEndpoint, {});
  const response = await browser.send(confirmCodeEndpoint, { code: codeIn(await takeMail(api)) });
  expect(response.statusCode).toBe(200);
});

test('after one link is used, the others of the sign-up report already_verified', async () => {
  const { browser, mail } = await beginSignUp(api);
  await ageLinks(api, { minutes: 11 });
  await browser.send(resendVerificationEndpoint, {});
  const second = await takeMail(api);

  const response = await browser.send(confirmLinkEndpoint, { token: tokenIn(mail) });
  expect(response.json()).toMatchObject({ accessToken: expect.stringContaining('.') });
  const other = await api.call(confirmLinkEndpoint, { token: tokenIn(second) });
  expect(other).toMatchObject({ status: 'already_verified' });
});

test('a new mail can be requested with an expired link, without logging in another browser', async () => {
  const { mail, person } = await beginSignUp(api);
  await ageLinks(api, { minutes: 3 * 24 * 60 });
  const visitor = openBrowser(api);
  const response = await visitor.send(resendVerificationEndpoint, { token: tokenIn(mail) });
  expect(response.json()).toEqual(sent);
  expect(response.cookies).toEqual([]);

  const second = await takeMail(api);
  expect(second.to).toBe(person.email);
  expect(await api.call(inspectLinkEndpoint, { token: tokenIn(second) })).toMatchObject({
    status: 'ready',
  });
  const confirmed = await visitor.send(confirmLinkEndpoint, { token: tokenIn(second) });
  expect(confirmed.json()).toMatchObject({ status: 'verified', accessToken: null });
});

test('resending extends the cookie in the browser that signed up', async () => {
  const { browser, mail } = await beginSignUp(api);
  await ageLinks(api, { minutes: 25 * 60 });
  const response = await browser.send(resendVerificationEndpoint, { token: tokenIn(mail) });
  expect(response.cookies).toMatchObject([{ name: 'sopaan_sign_up', maxAge: 86_400 }]);
  const code = codeIn(await takeMail(api));
  expect((await browser.send(confirmCodeEndpoint, { code })).statusCode).toBe(200);
});

test('sends nothing for a confirmed or unknown sign-up, with the same response', async () => {
  const { browser, mail } = await beginSignUp(api);
  const cookie = String(browser.cookies.get('sopaan_sign_up'));
  await browser.send(confirmLinkEndpoint, { token: tokenIn(mail) });
  browser.cookies.set('sopaan_sign_up', cookie);
  await ageLinks(api, { minutes: 11 });
  const responses = [
    await browser.send(resendVerificationEndpoint, {}),
    await openBrowser(api).send(resendVerificationEndpoint, {}),
    await clearLimits(api).then(() =>
      openBrowser(api).send(resendVerificationEndpoint, { token: tokenIn(mail) }),
    ),
  ];
  expect(responses.map(({ statusCode, body }) => [statusCode, JSON.parse(body)])).toEqual(
    responses.map(() => [200, sent]),
  );
  expect(await takeMails(api)).toEqual([]);
});

test('allows one resend every 30 seconds and five an hour', async () => {
  const { browser } = await beginSignUp(api);
  const again = () => browser.send(resendVerificationEndpoint, {});
  const passTime = (seconds: number) =>
    api.database.query('update rate_limits set resets_at = resets_at - make_interval(secs => $1)', [
      seconds,
    ]);
  expect((await again()).statusCode).toBe(200);
  const soon = await again();
  expect(soon.statusCode).toBe(429);
  expect(Number(soon.headers['retry-after'])).toBeLessThanOrEqual(30);
  for (let n = 0; n < 4; n += 1) {
    await passTime(31);
    expect((await again()).statusCode).toBe(200);
  }
  await passTime(31);
  expect((await again()).statusCode).toBe(429);
});
