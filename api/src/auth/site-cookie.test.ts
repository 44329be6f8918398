import type { FastifyInstance } from 'fastify';
import { loginEndpoint, refreshTokenEndpoint } from '@sopaan/schemas/account/account';
import { createApp } from '../app';
import { TEST_PASSWORD, TEST_SETTINGS, testApp } from '../testing/test-app';

const api = testApp();
let secure: FastifyInstance;
beforeAll(async () => {
  const settings = { ...TEST_SETTINGS, siteUrl: 'https://sopaan.test' };
  secure = await createApp({ settings, database: api.database });
});
afterAll(() => secure.close());

const post = (app: FastifyInstance, path: string, cookies = {}, payload = {}) =>
  app.inject({ method: 'POST', url: `/api/${path}`, payload, cookies });

test('[S12] over https the session cookie has the __Host- prefix; an older cookie keeps its session', async () => {
  const { email } = await api.signUp();
  const login = await post(api.app, loginEndpoint.path, {}, { email, password: TEST_PASSWORD });
  const [{ name, value, path } = { name: '', value: '', path: '' }] = login.cookies;
  expect([name, path]).toEqual(['sopaan_refresh', '/api/']);

  const moved = await post(secure, refreshTokenEndpoint.path, { [name]: value });
  expect(moved.statusCode).toBe(200);
  expect(moved.cookies).toMatchObject([
    { name: '__Host-sopaan_refresh', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
    { name: 'sopaan_refresh', value: '', path: '/api/' },
  ]);
  expect(String(moved.headers['set-cookie'])).not.toMatch(/domain/i);

  const token = moved.cookies[0]?.value ?? '';
  // A cookie with the old name, which another host of the domain may have set, is ignored if both are sent.
  const both = { sopaan_refresh: 'x'.repeat(43), '__Host-sopaan_refresh': token };
  expect((await post(secure, refreshTokenEndpoint.path, both)).statusCode).toBe(200);
  const logoutResponse = await post(secure, 'logout', both);
  expect(logoutResponse.cookies).toMatchObject([
    { name: '__Host-sopaan_refresh', value: '', path: '/', secure: true },
    { name: 'sopaan_refresh', value: '', path: '/api/' },
  ]);
});
