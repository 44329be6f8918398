import { Writable } from 'node:stream';
import { fastify, type FastifyInstance } from 'fastify';
import { createApp } from '../app';
import { TEST_PASSWORD, TEST_SETTINGS, testApp } from '../testing/test-app';
import { logOptions } from './request-log';

const api = testApp();
let app: FastifyInstance;
let lines: string[];

beforeEach(async () => {
  lines = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { log: logger } = fastify({ logger: { ...logOptions('trace'), stream } });
  const settings = { ...TEST_SETTINGS, logLevel: 'trace' };
  app = await createApp({ settings, database: api.database, logger });
});
afterEach(() => app.close());

const logged = () => lines.map((line): unknown => JSON.parse(line));

test('each answer is one line of JSON that names route, status, release set and client', async () => {
  const answer = await app.inject({
    url: '/healthz?token=hush',
    headers: { 'x-sopaan-set': 'set-1a2b', 'api-key': 'web', 'x-request-id': 'req-7' },
  });

  expect(answer.headers['x-request-id']).toBe('req-7');
  expect(logged()).toContainEqual(
    expect.objectContaining({
      reqId: 'req-7',
      method: 'GET',
      route: '/healthz',
      status: 200,
      set: 'set-1a2b',
      client: 'web',
      milliseconds: expect.any(Number),
    }),
  );
  expect(lines.join('')).not.toContain('hush');
});

test.each(['', 'two words', 'x'.repeat(200), 'a\tb'])(
  'the request id "%s" is not taken over',
  async (given) => {
    const answer = await app.inject({ url: '/healthz', headers: { 'x-request-id': given } });
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  },
);

test('no password, token or cookie is ever logged', async () => {
  const email = 'logs@example.com';
  const post = (url: string, payload: object, headers = {}) =>
    app.inject({ method: 'POST', url, payload, headers });
  const signUp = await post('/api/auth/sign-up', {
    firstName: 'A',
    lastName: 'B',
    email,
    password: TEST_PASSWORD,
  });
  const [cookie] = signUp.cookies;
  const { accessToken } = signUp.json<{ accessToken: string }>();
  await post('/api/auth/login', { email, password: 'wrong-password' });
  await post('/api/user/get_user_by_id', {}, { authorization: `Bearer ${accessToken}` });
  await post('/api/refersh/access/token', {}, { cookie: `${cookie?.name}=${cookie?.value}` });
  app.log.info({
    headers: { authorization: `Bearer ${accessToken}`, cookie: cookie?.value },
    password: TEST_PASSWORD,
  });
  app.log.info({ body: { password: TEST_PASSWORD, token: accessToken } });

  const text = lines.join('');
  expect(lines.length).toBeGreaterThan(5);
  for (const secret of [TEST_PASSWORD, 'wrong-password', accessToken, String(cookie?.value)]) {
    expect(text).not.toContain(secret);
  }
});

test('a failure inside is logged with its cause and the id of its request', async () => {
  app.get('/broken', { config: { access: 'public' } }, () => {
    throw new Error('the cause');
  });
  const answer = await app.inject('/broken');
  expect(answer.body).not.toContain('the cause');
  expect(logged()).toContainEqual(
    expect.objectContaining({
      level: 50,
      reqId: answer.headers['x-request-id'],
      err: expect.objectContaining({ message: 'the cause' }),
    }),
  );
});
