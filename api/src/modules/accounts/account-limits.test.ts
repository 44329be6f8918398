import { loginEndpoint } from '@sopaan/schemas/account/account';
import { changeEmailEndpoint } from '@sopaan/schemas/account/email';
import { changePasswordEndpoint } from '@sopaan/schemas/account/password';
import { confirmCodeEndpoint, signUpEndpoint } from '@sopaan/schemas/account/sign-up';
import type { Endpoint } from '@sopaan/schemas/api/endpoint';
import { testApp } from '../../testing/test-app';
import { newPerson, beginSignUp, clearLimits } from './sign-up/testing/sign-up';
import { openBrowser } from './testing/browser';

const api = testApp();
beforeEach(() => clearLimits(api));

/** Sends that many requests one after the other from the given address and returns their status codes. */
async function repeat(
  count: number,
  endpoint: Endpoint,
  payload: object,
  remoteAddress = '10.1.1.1',
) {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const { statusCode } = await api.app.inject({
      method: 'POST',
      url: `/api/${endpoint.path}`,
      payload,
      remoteAddress,
    });
    statuses.push(statusCode);
  }
  return statuses;
}

test('blocks password attempts at one account from one IP address after ten, but not at other accounts or from other addresses', async () => {
  const guess = { email: 'asha@example.com', password: 'not it' };
  const statuses = await repeat(11, loginEndpoint, guess);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  const spelt = { ...guess, email: ' ASHA@example.com' };
  expect(await repeat(1, loginEndpoint, spelt)).toEqual([429]);
  expect(await repeat(1, loginEndpoint, { ...guess, email: 'other@example.com' })).toEqual([401]);
  expect(await repeat(1, loginEndpoint, guess, '10.1.1.2')).toEqual([401]);
});

test('blocks password attempts at one account from many IP addresses after thirty', async () => {
  const guess = { email: 'asha@example.com', password: 'not it' };
  for (const address of ['10.1.1.1', '10.1.1.2', '10.1.1.3']) {
    expect(await repeat(10, loginEndpoint, guess, address)).not.toContain(429);
  }
  expect(await repeat(1, loginEndpoint, guess, '10.1.1.4')).toEqual([429]);
});

test('allows many sign-ups from one network, but few for one email address', async () => {
  const statuses = await repeat(6, signUpEndpoint, newPerson());
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  for (let n = 0; n < 10; n += 1) {
    expect(await repeat(1, signUpEndpoint, newPerson())).toEqual([200]);
  }
});

test('allows ten codes in 15 minutes for each sign-up, however many mails it requests', async () => {
  const { browser } = await beginSignUp(api);
  const otherSignUp = await beginSignUp(api);
  const code = { code: '000000' };
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    statuses.push((await browser.send(confirmCodeEndpoint, code)).statusCode);
  }
  expect(statuses.indexOf(429)).toBe(10);
  expect((await otherSignUp.browser.send(confirmCodeEndpoint, code)).statusCode).not.toBe(429);
});

test('allows ten attempts an hour at the current password, over both forms together', async () => {
  const { token } = await api.signUp();
  const browser = openBrowser(api);
  const email = { email: 'new@example.com', password: 'not it' };
  const password = { currentPassword: 'not it', password: 'a good new one' };
  const statuses: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    statuses.push((await browser.send(changeEmailEndpoint, email, token)).statusCode);
    statuses.push((await browser.send(changePasswordEndpoint, password, token)).statusCode);
  }
  expect(statuses).toEqual(Array(10).fill(422));
  expect((await browser.send(changeEmailEndpoint, email, token)).statusCode).toBe(429);
});
