import type { FastifyInstance } from 'fastify';
import { createApp } from '../app';
import { connectDatabase } from './database';
import { TEST_EDGE_KEY, TEST_SETTINGS, testApp } from '../testing/test-app';
import { EDGE_KEY_HEADER } from './auth';
import { createCounters, type Counters } from './limits-counters';
import { leasedLimit } from './limits-lease';

const api = testApp();
let added: number[];
let counters: Counters;
let now: number;
beforeEach(async () => {
  await api.database.query('truncate rate_limits');
  added = [];
  now = 0;
  const real = createCounters(api.database, TEST_SETTINGS.tokenSecret);
  counters = {
    ...real,
    add(counter, hits) {
      added.push(hits);
      return real.add(counter, hits);
    },
  };
});

const limit = { name: 'test', count: 120, seconds: 60 };
const createLimit = (count = limit.count) => leasedLimit(counters, { ...limit, count }, () => now);

async function countAllowed(take: (subject: string) => Promise<number>, times: number) {
  let allowed = 0;
  for (let time = 0; time < times; time += 1) if ((await take('a')) === 0) allowed += 1;
  return allowed;
}

test('most requests need no statement, and the limit is exact', async () => {
  expect(await countAllowed(createLimit(1200), 1300)).toBe(1200);
  expect(added).toHaveLength(61);
});

test('two processes together never allow more than the limit', async () => {
  const [one, other] = [createLimit(), createLimit()];
  const both = await Promise.all([countAllowed(one, 100), countAllowed(other, 100)]);
  expect(both[0] + both[1]).toBe(120);
  expect(Math.min(...both)).toBeGreaterThan(0);
});

test('concurrent requests share a lease', async () => {
  const take = createLimit(1200);
  const waits = await Promise.all(Array.from({ length: 20 }, () => take('a')));
  expect(waits).toEqual(Array(20).fill(0));
  expect(added).toHaveLength(1);
});

test('refuses without a statement, with the seconds to wait, until the counter resets', async () => {
  const take = createLimit(60);
  expect(await countAllowed(take, 61)).toBe(60);
  const statements = added.length;
  now += 20_000;
  const wait = await take('a');
  expect(wait).toBeGreaterThan(30);
  expect(wait).toBeLessThanOrEqual(40);
  expect(added).toHaveLength(statements);

  await api.database.query(`update rate_limits set resets_at = now() - interval '1 second'`);
  now += 40_000;
  expect(await take('a')).toBe(0);
  expect(await take('b')).toBe(0);
});

test('a lease expires even if it is not used up', async () => {
  const take = createLimit(1200);
  await take('a');
  now += 60_000;
  await take('a');
  expect(added).toHaveLength(2);
});

test('limits every route of the API, also unknown ones, but neither health routes nor the edge', async () => {
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
  const all = [...known, ...unknown, ...docs];
  expect(all.filter((status) => status === 429)).toHaveLength(150);
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/readyz')).toBe(200);
  const edge = { [EDGE_KEY_HEADER]: TEST_EDGE_KEY };
  expect(await statusOf('/api/releases/environments/production/state', edge)).not.toBe(429);
  expect(await statusOf('/api/releases/environments')).toBe(401);
  await app.close();
});

test('answers 503 without the database', async () => {
  const database = connectDatabase('postgres://a:b@127.0.0.1:1/none');
  const app: FastifyInstance = await createApp({ settings: TEST_SETTINGS, database });
  const response = await app.inject('/api/nowhere');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('2');
  await app.close();
  await database.close();
});
