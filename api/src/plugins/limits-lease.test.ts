import type { FastifyInstance } from 'fastify';
import { createApp } from '../app';
import { connectDatabase } from './database';
import { TEST_EDGE_KEY, TEST_SETTINGS, testApp } from '../testing/test-app';
import { EDGE_KEY_HEADER } from './auth';
import { countersIn, type Counters } from './limits-counters';
import { leasedLimit } from './limits-lease';

const api = testApp();
let added: number[];
let counters: Counters;
let now: number;
beforeEach(async () => {
  await api.database.query('truncate rate_limits');
  added = [];
  now = 0;
  const real = countersIn(api.database, TEST_SETTINGS.tokenSecret);
  counters = {
    ...real,
    add(counted, hits) {
      added.push(hits);
      return real.add(counted, hits);
    },
  };
});

const limit = { name: 'test', count: 120, seconds: 60 };
const process = (count = limit.count) => leasedLimit(counters, { ...limit, count }, () => now);

async function letThrough(take: (whose: string) => Promise<number>, times: number) {
  let through = 0;
  for (let time = 0; time < times; time += 1) if ((await take('a')) === 0) through += 1;
  return through;
}

test('most requests need no statement, and none lets more through', async () => {
  expect(await letThrough(process(1200), 1300)).toBe(1200);
  expect(added).toHaveLength(61);
});

test('two processes together never let more through', async () => {
  const [one, other] = [process(), process()];
  const both = await Promise.all([letThrough(one, 100), letThrough(other, 100)]);
  expect(both[0] + both[1]).toBe(120);
  expect(Math.min(...both)).toBeGreaterThan(0);
});

test('requests at the same moment share a lease', async () => {
  const take = process(1200);
  const waits = await Promise.all(Array.from({ length: 20 }, () => take('a')));
  expect(waits).toEqual(Array(20).fill(0));
  expect(added).toHaveLength(1);
});

test('who is refused is told the seconds without a statement, until the time is over', async () => {
  const take = process(60);
  expect(await letThrough(take, 61)).toBe(60);
  const asked = added.length;
  now += 20_000;
  const wait = await take('a');
  expect(wait).toBeGreaterThan(30);
  expect(wait).toBeLessThanOrEqual(40);
  expect(added).toHaveLength(asked);

  await api.database.query(`update rate_limits set resets_at = now() - interval '1 second'`);
  now += 40_000;
  expect(await take('a')).toBe(0);
  expect(await take('b')).toBe(0);
});

test('a lease ends with its time, used up or not', async () => {
  const take = process(1200);
  await take('a');
  now += 60_000;
  await take('a');
  expect(added).toHaveLength(2);
});

test('every route of the API counts, unknown ones too; health and the edge do not', async () => {
  const settings = { ...TEST_SETTINGS, limitsFactor: 0.1 };
  const app = await createApp({ settings, database: api.database });
  const from = async (url: string, headers: Record<string, string> = {}) =>
    (await app.inject({ url, headers, remoteAddress: '203.0.113.7' })).statusCode;
  const ask = (url: string) => Promise.all(Array.from({ length: 150 }, () => from(url)));

  const [known, unknown, docs] = [
    await ask('/api/private/jobs/byid?jobId=none'),
    await ask('/api/nowhere'),
    await ask('/api/docs/json'),
  ];
  const all = [...known, ...unknown, ...docs];
  expect(all.filter((status) => status === 429)).toHaveLength(150);
  expect(await from('/healthz')).toBe(200);
  expect(await from('/readyz')).toBe(200);
  const edge = { [EDGE_KEY_HEADER]: TEST_EDGE_KEY };
  expect(await from('/api/releases/environments/production/state', edge)).not.toBe(429);
  expect(await from('/api/releases/environments')).toBe(401);
  await app.close();
});

test('without its database the API answers 503', async () => {
  const database = connectDatabase('postgres://a:b@127.0.0.1:1/none');
  const app: FastifyInstance = await createApp({ settings: TEST_SETTINGS, database });
  const answer = await app.inject('/api/nowhere');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  await app.close();
  await database.close();
});
