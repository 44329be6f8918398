import { TEST_SETTINGS, testApp } from '../testing/test-app';
import { createCounters, type Counters } from './counters';
import type { Subject } from './limits';
import { createSharedLimit } from './shared-limit';

const api = testApp();
let addedHits: number[];
let counters: Counters;
let now: number;
beforeEach(async () => {
  await api.database.query('truncate rate_limits');
  addedHits = [];
  now = 0;
  const real = createCounters(api.database, TEST_SETTINGS.tokenSecret);
  counters = {
    ...real,
    add(counter, hits) {
      addedHits.push(hits);
      return real.add(counter, hits);
    },
  };
});

const [a, b] = [
  { key: 'a', factor: 1 },
  { key: 'b', factor: 1 },
];
const limit = { name: 'test', count: 120, seconds: 60 };
const createLimit = (count = limit.count) =>
  createSharedLimit(counters, { ...limit, count }, () => now);

async function countAllowed(
  take: (subject: Subject) => Promise<number>,
  times: number,
  subject = a,
) {
  let allowedCount = 0;
  for (let time = 0; time < times; time += 1) if ((await take(subject)) === 0) allowedCount += 1;
  return allowedCount;
}

test('most requests need no statement, and the limit is exact', async () => {
  expect(await countAllowed(createLimit(1200), 1300)).toBe(1200);
  // 60 blocks of 20 hits, and the one that exceeds the limit.
  expect(addedHits).toHaveLength(61);
});

test('the limit of a subject is larger by its factor', async () => {
  const subject = { key: 'a', factor: 4 };
  expect(await countAllowed(createLimit(60), 250, subject)).toBe(240);
});

test('two processes together never allow more than the limit', async () => {
  const [one, other] = [createLimit(), createLimit()];
  const both = await Promise.all([countAllowed(one, 100), countAllowed(other, 100)]);
  expect(both[0] + both[1]).toBe(120);
  expect(Math.min(...both)).toBeGreaterThan(0);
});

test('concurrent requests share a block', async () => {
  const take = createLimit(1200);
  const waits = await Promise.all(Array.from({ length: 20 }, () => take(a)));
  expect(waits).toEqual(Array(20).fill(0));
  expect(addedHits).toHaveLength(1);
});

test('rejects without a statement, with the seconds to wait, until the counter resets', async () => {
  const take = createLimit(60);
  expect(await countAllowed(take, 61)).toBe(60);
  const statements = addedHits.length;
  now += 20_000;
  const wait = await take(a);
  expect(wait).toBeGreaterThan(30);
  expect(wait).toBeLessThanOrEqual(40);
  expect(addedHits).toHaveLength(statements);

  await api.database.query(`update rate_limits set resets_at = now() - interval '1 second'`);
  now += 40_000;
  expect(await take(a)).toBe(0);
  expect(await take(b)).toBe(0);
});

test('a block expires even if it is not used up', async () => {
  const take = createLimit(1200);
  await take(a);
  now += 60_000;
  await take(a);
  expect(addedHits).toHaveLength(2);
});
