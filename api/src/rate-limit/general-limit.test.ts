import type { FastifyInstance } from 'fastify';
import { createApp } from '../app';
import { EDGE_KEY_HEADER } from '../auth/auth';
import { connectDatabase } from '../database/database';
import { captureLogs } from '../testing/capture-logs';
import { TEST_EDGE_KEY, TEST_SETTINGS, testApp } from '../testing/test-app';

const api = testApp();

test('limits every route of the API, including unknown ones, but neither health routes nor the edge', async () => {
  const settings = { ...TEST_SETTINGS, limitsFactor: 0.1 };
  const app = await createApp({ settings, database: api.database });
  const statusOf = async (url: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url, headers, remoteAddress: '203.0.113.7' })).statusCode;
  const sendMany = (url: string) => Promise.all(Array.from({ length: 150 }, () => statusOf(url)));

  const [known, unknown, docs] = [
    await sendMany('/api/private/jobs/byid?jobId=none'),
    await sendMany('/api/nowhere'),
    await sendMany('/api/docs/json'),
  ];
  const statuses = [...known, ...unknown, ...docs];
  // 300 of the 450 are allowed: 3000 per minute, multiplied by `limitsFactor`.
  expect(statuses.filter((status) => status === 429)).toHaveLength(150);
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/readyz')).toBe(200);
  const edge = { [EDGE_KEY_HEADER]: TEST_EDGE_KEY };
  expect(await statusOf('/api/releases/environments/production/state', edge)).not.toBe(429);
  expect(await statusOf('/api/releases/environments')).toBe(401);
  await app.close();
});

test('a client that disconnects before its request is counted is not an error of the API', async () => {
  const log = captureLogs();
  const app = await createApp({
    settings: TEST_SETTINGS,
    database: api.database,
    logger: log.logger,
  });
  app.server.prependListener('request', ({ socket }) => socket.destroy());
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  await expect(fetch(`${url}/api/nowhere`)).rejects.toThrow('fetch failed');
  await app.close();
  expect(log.text()).toContain('the client disconnected');
  expect(log.text()).not.toContain('request failed');
});

test('an unknown route responds with 503 without the database', async () => {
  const database = connectDatabase('postgres://a:b@127.0.0.1:1/none');
  const app: FastifyInstance = await createApp({ settings: TEST_SETTINGS, database });
  const response = await app.inject('/api/nowhere');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('2');
  await app.close();
  await database.close();
});
