import { loginEndpoint } from '@sopaan/schemas/account/account';
import {
  changePasswordEndpoint,
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
} from '@sopaan/schemas/account/password';
import { confirmLinkEndpoint, inspectLinkEndpoint } from '@sopaan/schemas/account/sign-up';
import { TEST_PASSWORD, testApp } from '../../../testing/test-app';
import { openBrowser, type Browser } from '../testing/browser';
import { takeMail, takeMails, tokenIn } from '../testing/sent-mails';
import { ageLinks, clearLimits, NEW_PASSWORD } from '../sign-up/testing/sign-up';

const api = testApp();
beforeEach(async () => {
  await clearLimits(api);
  await api.database.query('delete from outbox');
});

const logIn = (browser: Browser, email: string, password = TEST_PASSWORD) =>
  browser.send(loginEndpoint, { email, password });

/** An account and a browser in which its owner has logged in before. */
async function member() {
  const account = await api.signUp();
  const device = openBrowser(api);
  const response = await logIn(device, account.email);
  const { accessToken } = response.json<{ accessToken: string }>();
  return { ...account, device, accessToken };
}

/** Uses up all attempts that strangers have for the account, and returns the response to one more. */
async function exhaustAttempts(email: string) {
  await clearLimits(api);
  await logIn(openBrowser(api, '203.0.113.1'), email, 'not it');
  await api.database.query(
    `update rate_limits set hits = 30 where key like 'login email:%' and hits = 1`,
  );
  return logIn(openBrowser(api, '203.0.113.4'), email, 'not it');
}

test('[S4] failed logins from other devices do not lock out a device that has logged in before', async () => {
  const { email, device } = await member();
  expect((await exhaustAttempts(email)).statusCode).toBe(429);
  expect((await logIn(device, email)).statusCode).toBe(200);
  // The successful login is the first of the ten attempts that a known device has.
  const statuses = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await logIn(device, email, 'no')).statusCode);
  expect(statuses.indexOf(429)).toBe(9);
});

test('[S4] a mail link lets a new device log in, even from a network that has used up its attempts', async () => {
  const { email } = await member();
  const owner = openBrowser(api, '203.0.113.9');
  for (let n = 0; n < 10; n += 1) await logIn(openBrowser(api, '203.0.113.9'), email, 'no');
  const limited = await logIn(owner, email);
  expect(limited.statusCode).toBe(429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  expect(limited.json()).toMatchObject({
    error: { code: 'LOGIN_LIMITED', message: expect.stringContaining('link') },
  });

  const mail = await takeMail(api);
  expect(mail.to).toBe(email);
  const token = tokenIn(mail);
  expect(await api.call(inspectLinkEndpoint, { token })).toMatchObject({
    status: 'ready',
    purpose: 'confirm-device',
  });
  const confirmed = await owner.send(confirmLinkEndpoint, { token });
  expect(confirmed.json()).toMatchObject({ status: 'verified', accessToken: null });
  expect((await logIn(owner, email, 'wrong password')).statusCode).toBe(401);
  expect((await logIn(owner, email)).statusCode).toBe(200);
  expect((await logIn(openBrowser(api, '203.0.113.9'), email)).statusCode).toBe(429);
});

test('[S4] many attempts cause only one mail, and none to an email address without an account', async () => {
  const { email } = await member();
  const known = await exhaustAttempts(email);
  await exhaustAttempts('nobody@example.com');
  const unknown = await logIn(openBrowser(api, '203.0.113.5'), 'nobody@example.com', 'no');
  expect(unknown.json<{ error: object }>().error).toEqual(known.json<{ error: object }>().error);
  await logIn(openBrowser(api, '203.0.113.6'), email, 'no');
  expect(await takeMails(api)).toHaveLength(1);
});

test('[S4] a link that confirms a device expires after two hours, or when a new password is set', async () => {
  const { email, accessToken } = await member();
  await exhaustAttempts(email);
  const token = tokenIn(await takeMail(api));
  const change = { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD };
  await ageLinks(api, { minutes: 121 });
  const confirm = () => openBrowser(api).send(confirmLinkEndpoint, { token });
  expect((await confirm()).json()).toMatchObject({ error: { code: 'LINK_EXPIRED' } });
  await ageLinks(api, { minutes: -121 });
  await openBrowser(api).send(changePasswordEndpoint, change, accessToken);
  expect((await confirm()).json()).toMatchObject({ error: { code: 'LINK_INVALID' } });
});

test('[S4] a device cookie counts for its own accounts only, and a failed login sets none', async () => {
  const [asha, ravi] = [await member(), await member()];
  await exhaustAttempts(asha.email);
  expect((await logIn(ravi.device, asha.email)).statusCode).toBe(429);
  const forged = openBrowser(api);
  forged.cookies.set('sopaan_device', 'A'.repeat(44));
  expect((await logIn(forged, asha.email)).statusCode).toBe(429);
  const failed = await logIn(openBrowser(api), ravi.email, 'no');
  expect(failed.cookies).toEqual([]);

  // A browser that two people share is known to both accounts.
  await clearLimits(api);
  expect((await logIn(ravi.device, asha.email)).statusCode).toBe(200);
  for (const { email } of [asha, ravi]) {
    await exhaustAttempts(email);
    expect((await logIn(ravi.device, email)).statusCode).toBe(200);
  }
});

test('[S4] the device cookie is HttpOnly and cannot be derived from the database', async () => {
  const { email } = await api.signUp();
  const browser = openBrowser(api);
  const response = await logIn(browser, email);
  const cookie = response.cookies.find(({ name }) => name === 'sopaan_device');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 400 * 86_400 });
  const rows = JSON.stringify(await api.database.query('select * from known_devices'));
  expect(rows).not.toContain(cookie?.value.slice(0, 22));
});

test('[S4] after a new password, only the device on which it was set is trusted', async () => {
  const { email, device, accessToken } = await member();
  const otherBrowser = openBrowser(api);
  await logIn(otherBrowser, email);
  const change = { currentPassword: TEST_PASSWORD, password: NEW_PASSWORD };
  await device.send(changePasswordEndpoint, change, accessToken);
  await clearLimits(api);
  await exhaustAttempts(email);
  expect((await logIn(otherBrowser, email, NEW_PASSWORD)).statusCode).toBe(429);
  expect((await logIn(device, email, NEW_PASSWORD)).statusCode).toBe(200);

  await api.database.query('delete from outbox');
  await otherBrowser.send(forgotPasswordEndpoint, { email });
  const token = tokenIn(await takeMail(api));
  await otherBrowser.send(resetPasswordEndpoint, { token, password: TEST_PASSWORD });
  expect((await logIn(device, email)).statusCode).toBe(429);
  expect((await logIn(otherBrowser, email)).statusCode).toBe(200);
});

test('[S4] mails that others have requested do not prevent the owner from requesting one', async () => {
  const { email, device } = await member();
  const stranger = openBrowser(api, '203.0.113.1');
  for (let n = 0; n < 8; n += 1) {
    expect((await stranger.send(forgotPasswordEndpoint, { email })).json()).toEqual({
      status: 'sent',
    });
  }
  expect(await takeMails(api)).toHaveLength(2);

  await device.send(forgotPasswordEndpoint, { email });
  expect(await takeMails(api)).toHaveLength(1);
  // A known device may still request a mail from a network that has used up its limit.
  for (let n = 0; n < 60; n += 1) {
    await stranger.send(forgotPasswordEndpoint, { email: `${n}@example.com` });
  }
  await api.database.query('delete from outbox');
  const neighbour = openBrowser(api, '203.0.113.1');
  expect((await neighbour.send(forgotPasswordEndpoint, { email })).statusCode).toBe(429);
  neighbour.cookies.set('sopaan_device', String(device.cookies.get('sopaan_device')));
  expect((await neighbour.send(forgotPasswordEndpoint, { email })).statusCode).toBe(200);
  expect(await takeMails(api)).toHaveLength(1);
});
