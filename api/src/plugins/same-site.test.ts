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
])('[AP-003] calls with cookies are refused when they come from %j', async (headers) => {
  const answer = await logout(headers);
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ error: { code: 'FORBIDDEN' } });
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
])('and served when they come from %j', async (headers) => {
  expect((await logout(headers)).statusCode).toBe(200);
});

test('what a stranger says of its host and its scheme counts for nothing', async () => {
  const claims = { 'x-forwarded-host': 'evil.example', origin: evil };
  expect((await logout(claims, '127.0.0.1')).statusCode).toBe(200);
  expect((await logout(claims, '203.0.113.7')).statusCode).toBe(403);
});

test('every call that cookies go with is one of these', async () => {
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
  const answers = await Promise.all(
    paths.map((path) =>
      api.app.inject({
        method: 'POST',
        url: `/api/${path}`,
        payload: {},
        headers: { origin: evil, 'sec-fetch-site': 'cross-site' },
      }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 403));
});

test('a refusal leaves the cookie and its session alone', async () => {
  const answer = await logout({ 'sec-fetch-site': 'cross-site', cookie: 'sopaan_refresh=x' });
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

test('the address that visitors see is one of ours', async () => {
  const settings = { ...TEST_SETTINGS, siteUrl: 'https://sopaan.test' };
  const app = await createApp({ settings, database: api.database });
  const headers = { host: '127.0.0.1:3001', origin: 'https://sopaan.test' };
  const answer = await app.inject({ method: 'POST', url: '/api/logout', payload: {}, headers });
  expect(answer.statusCode).toBe(200);
  await app.close();
});

test('behind an edge that is trusted the refresh cookie goes over https only, where the visitor came by https', async () => {
  const cookieFor = async (protocol: string, remoteAddress: string) =>
    String((await logout({ 'x-forwarded-proto': protocol }, remoteAddress)).headers['set-cookie']);
  expect(await cookieFor('https', '127.0.0.1')).toMatch(/sopaan_refresh=;.*; Secure/);
  expect(await cookieFor('http', '127.0.0.1')).not.toMatch(/Secure/);
  expect(await cookieFor('https', '203.0.113.7')).not.toMatch(/Secure/);
});
