import type { FastifyInstance } from 'fastify';
import { createApp } from '../app';
import { captureLogs, type CapturedLogs } from '../testing/capture-logs';
import { TEST_SETTINGS, testApp } from '../testing/test-app';

const api = testApp();
let app: FastifyInstance;
let log: CapturedLogs;

beforeEach(async () => {
  log = captureLogs();
  const settings = { ...TEST_SETTINGS, logLevel: 'trace' };
  app = await createApp({ settings, database: api.database, logger: log.logger });
});
afterEach(() => app.close());

test('logs each response as one line of JSON with route, status, release set and client', async () => {
  const response = await app.inject({
    url: '/healthz?token=hush',
    headers: { 'x-sopaan-set': 'set-1a2b', 'api-key': 'web', 'x-request-id': 'req-7' },
  });

  expect(response.headers['x-request-id']).toBe('req-7');
  expect(log.lines()).toContainEqual(
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
  expect(log.text()).not.toContain('hush');
});

test.each(['', 'two words', 'x'.repeat(200), 'a\tb'])(
  'ignores the malformed request id "%s"',
  async (given) => {
    const response = await app.inject({ url: '/healthz', headers: { 'x-request-id': given } });
    expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  },
);

test('redacts secrets from logged objects', () => {
  const [password, token, cookie] = ['hush-password', 'hush-token', 'hush-cookie'];
  const headers = { authorization: `Bearer ${token}`, cookie };
  app.log.info({ headers, password });
  app.log.info({ body: { password, token }, request: { headers } });
  const err = Object.assign(new Error('no room'), {
    detail: `Failing row contains (${password}).`,
  });
  app.log.error({ err });
  expect(log.lines()).toHaveLength(3);
  expect(log.text()).not.toContain('hush');
});

test('logs an internal error with its cause, request id and release set', async () => {
  app.get('/broken', { config: { access: 'public' } }, () => {
    throw new Error('the cause');
  });
  const response = await app.inject({ url: '/broken', headers: { 'x-sopaan-set': 'set-1a2b' } });
  expect(response.body).not.toContain('the cause');
  expect(log.lines()).toContainEqual(
    expect.objectContaining({
      level: 50,
      set: 'set-1a2b',
      reqId: response.headers['x-request-id'],
      err: expect.objectContaining({ message: 'the cause' }),
    }),
  );
});
