import { createApp } from '../app';
import { TEST_SETTINGS, testApp } from '../testing/test-app';

const api = testApp();

const logout = (headers: Record<string, string>) =>
  api.app.inject({ method: 'POST', url: '/api/logout', payload: {}, headers });

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
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
  [{ 'x-forwarded-host': 'sopaan.test', origin: 'https://sopaan.test' }],
])('and served when they come from %j', async (headers) => {
  expect((await logout(headers)).statusCode).toBe(200);
});

test('the address that visitors see is one of ours', async () => {
  const settings = { ...TEST_SETTINGS, siteUrl: 'https://sopaan.test' };
  const app = await createApp({ settings, database: api.database });
  const headers = { host: '127.0.0.1:3001', origin: 'https://sopaan.test' };
  const answer = await app.inject({ method: 'POST', url: '/api/logout', payload: {}, headers });
  expect(answer.statusCode).toBe(200);
  await app.close();
});
