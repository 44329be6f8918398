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

const sentStatus = { status: 'sent' };

test('resending within ten minutes sends the same code and link, so that either mail works', async () => {
  const { browser, mail } = await beginSignUp(api);
  await ageLinks(api, { minutes: 9 });
  expect((await browser.send(resendVerificationEndpoint, {})).json()).toEqual(sentStatus);
  expect(await takeMail(api)).toEqual(mail);
});

test('resending after ten minutes sends a new code, which replaces the old one', async () => {
  const { browser, mail } = await beginSignUp(api);
  await ageLinks(api, { minutes: 11 });
  await browser.send(resendVerificationEndpoint, {});
  const secondMail = await takeMail(api);
  expect(codeIn(secondMail)).not.toBe(codeIn(mail));
  const oldCodeResponse = await browser.send(confirmCodeEndpoint, { code: codeIn(mail) });
  expect(oldCodeResponse.json()).toMatchObject({ error: { code: 'CODE_WRONG' } });
  const response = await browser.send(confirmCodeEndpoint, { code: codeIn(secondMail) });
  expect(response.statusCode).toBe(200);
});

test('resending immediately replaces a code with no attempts left', async () => {
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
  const secondMail = await takeMail(api);

  const response = await browser.send(confirmLinkEndpoint, { token: tokenIn(mail) });
  expect(response.json()).toMatchObject({ accessToken: expect.stringContaining('.') });
  const otherResponse = await api.call(confirmLinkEndpoint, { token: tokenIn(secondMail) });
  expect(otherResponse).toMatchObject({ status: 'already_verified' });
});

test('a new mail can be requested with an expired link, without logging in another browser', async () => {
  const { mail, person } = await beginSignUp(api);
  await ageLinks(api, { minutes: 3 * 24 * 60 });
  const visitor = openBrowser(api);
  const response = await visitor.send(resendVerificationEndpoint, { token: tokenIn(mail) });
  expect(response.json()).toEqual(sentStatus);
  expect(response.cookies).toEqual([]);

  const secondMail = await takeMail(api);
  expect(secondMail.to).toBe(person.email);
  expect(await api.call(inspectLinkEndpoint, { token: tokenIn(secondMail) })).toMatchObject({
    status: 'ready',
  });
  const confirmResponse = await visitor.send(confirmLinkEndpoint, { token: tokenIn(secondMail) });
  expect(confirmResponse.json()).toMatchObject({ status: 'verified', accessToken: null });
});

test('resending extends the cookie in the browser that signed up', async () => {
  const { browser, mail } = await beginSignUp(api);
  await ageLinks(api, { minutes: 25 * 60 });
  const response = await browser.send(resendVerificationEndpoint, { token: tokenIn(mail) });
  expect(response.cookies).toMatchObject([{ name: 'sopaan_sign_up', maxAge: 86_400 }]);
  const code = codeIn(await takeMail(api));
  expect((await browser.send(confirmCodeEndpoint, { code })).statusCode).toBe(200);
});

test('resending sends nothing for a confirmed or unknown sign-up, but the response is the same', async () => {
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
    responses.map(() => [200, sentStatus]),
  );
  expect(await takeMails(api)).toEqual([]);
});

test('a mail can be sent again every 30 seconds and five times an hour', async () => {
  const { browser } = await beginSignUp(api);
  const resend = () => browser.send(resendVerificationEndpoint, {});
  const passTime = (seconds: number) =>
    api.database.query('update rate_limits set resets_at = resets_at - make_interval(secs => $1)', [
      seconds,
    ]);
  expect((await resend()).statusCode).toBe(200);
  const secondResponse = await resend();
  expect(secondResponse.statusCode).toBe(429);
  expect(Number(secondResponse.headers['retry-after'])).toBeLessThanOrEqual(30);
  for (let n = 0; n < 4; n += 1) {
    await passTime(31);
    expect((await resend()).statusCode).toBe(200);
  }
  await passTime(31);
  expect((await resend()).statusCode).toBe(429);
});
