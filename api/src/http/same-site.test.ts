import { createApp } from '../app';
import { TEST_SETTINGS, testApp } from '../testing/test-app';

const api = testApp();

const logout = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  api.app.inject({ method: 'POST', url: '/api/logout', payload: {}, headers, remoteAddress });

const evil = 'https://evil.example';

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }],
  [{ 'sec-fetch-site': 'same-origin, cross-site' }],
  [{ 'sec-fetch-site': '' }],
  [{ 'sec-fetch-site': 'SAME-ORIGIN' }],
  [{ origin: evil }],
  [{ origin: 'null' }],
  [{ origin: '' }],
  [{ origin: 'https://sopaan.test.evil.example', host: 'sopaan.test' }],
  [{ origin: 'https://sopaan.test:8443', host: 'sopaan.test' }],
  [{ origin: 'https://sopaan.test@evil.example', host: 'sopaan.test' }],
  [{ origin: 'http://sopaan.test', host: 'sopaan.test', 'x-forwarded-proto': 'https' }],
])('[AP-003] rejects a call that uses cookies with the headers %j', async (headers) => {
  const response = await logout(headers);
  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({ error: { code: 'FORBIDDEN' } });
});

test.each([
  [{}],
  [{ 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ host: 'sopaan.test', origin: 'https://sopaan.test' }],
  [{ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
  [{ 'x-forwarded-host': 'sopaan.test', origin: 'https://sopaan.test' }],
  [
    {
      'x-forwarded-host': 'sopaan.test',
      'x-forwarded-proto': 'https',
      origin: 'https://sopaan.test',
    },
  ],
])('serves a call that uses cookies with the headers %j', async (headers) => {
  expect((await logout(headers)).statusCode).toBe(200);
});

test('ignores forwarded host and protocol of untrusted proxies', async () => {
  const claims = { 'x-forwarded-host': 'evil.example', origin: evil };
  expect((await logout(claims, '127.0.0.1')).statusCode).toBe(200);
  expect((await logout(claims, '203.0.113.7')).statusCode).toBe(403);
});

test('every call that uses cookies rejects cross-site requests', async () => {
  const paths = [
    'auth/login',
    'auth/sign-up',
    'auth/verification/code',
    'auth/verification/confirm',
    'auth/verification/resend',
    'auth/password/reset',
    'refersh/access/token',
    'logout',
  ];
  const responses = await Promise.all(
    paths.map((path) =>
      api.app.inject({
        method: 'POST',
        url: `/api/${path}`,
        payload: {},
        headers: { origin: evil, 'sec-fetch-site': 'cross-site' },
      }),
    ),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 403));
});

test('a rejected call does not change the cookie', async () => {
  const response = await logout({ 'sec-fetch-site': 'cross-site', cookie: 'sopaan_refresh=x' });
  expect(response.headers).not.toHaveProperty('set-cookie');
});

test('accepts the origin of SITE_URL', async () => {
  const settings = { ...TEST_SETTINGS, siteUrl: 'https://sopaan.test' };
  const app = await createApp({ settings, database: api.database });
  const headers = { host: '127.0.0.1:3001', origin: 'https://sopaan.test' };
  const response = await app.inject({ method: 'POST', url: '/api/logout', payload: {}, headers });
  expect(response.statusCode).toBe(200);
  await app.close();
});

test('behind a trusted edge the refresh cookie is Secure if the visitor uses https', async () => {
  const cookieFor = async (protocol: string, remoteAddress: string) =>
    String((await logout({ 'x-forwarded-proto': protocol }, remoteAddress)).headers['set-cookie']);
  expect(await cookieFor('https', '127.0.0.1')).toMatch(/sopaan_refresh=;.*; Secure/);
  expect(await cookieFor('http', '127.0.0.1')).not.toMatch(/Secure/);
  expect(await cookieFor('https', '203.0.113.7')).not.toMatch(/Secure/);
});
