import { promoteEndpoint, stopCanaryEndpoint } from '@sopaan/schemas/releases/environment';
import { healthEndpoint, signalsEndpoint } from '@sopaan/schemas/releases/health';
import type { ReleaseRef, ReleaseSetRef } from '@sopaan/schemas/releases/name';
import { publishFake } from '../../../testing/fake-release';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';
import { chooseIntervals } from './intervals';
import {
  aBatch,
  failureIn,
  failuresIn,
  currentEnvironment,
  promoteSite,
  startCanary,
  vitalsIn,
} from './testing/signals';

const api = testApp();
const production = { environment: 'production' };
const healthOf = (hours = 24) =>
  api.call(healthEndpoint, { ...production, hours }, TEST_DEPLOY_TOKEN);
const send = (signals: Parameters<typeof aBatch>[0]) => api.call(signalsEndpoint, aBatch(signals));

/** Moves all signals of a set into the past by that many hours. */
async function ageSignals(set: ReleaseSetRef, hours: number) {
  for (const [table, column] of [
    ['pages', 'minute'],
    ['failures', 'at'],
    ['vitals', 'at'],
  ]) {
    await api.database.query(
      `update release_${table} set ${column} = ${column} - $2 * interval '1 hour' where set_id = $1`,
      [set.id, hours],
    );
  }
}

async function shownSets(hours = 24) {
  return (await healthOf(hours)).sets.map(({ role, set }) => [role, set]);
}

async function promoteAll(releases: ReleaseRef[]) {
  const { revision: expected } = await currentEnvironment(api);
  await api.call(
    promoteEndpoint,
    { ...production, expected, parts: releases, why: '' },
    TEST_DEPLOY_TOKEN,
  );
}

let canary: ReleaseSetRef;
let base: ReleaseSetRef;
beforeAll(async () => {
  await promoteSite(api);
  const explore = await publishFake(api, { unit: 'explore', version: '1.1.0' });
  ({ canary, base } = await startCanary(api, explore));
});
beforeEach(async () => {
  for (const table of ['pages', 'failures', 'vitals']) {
    await api.database.query(`delete from release_${table}`);
  }
});

test('without signals all numbers are zero or null, for the whole time span', async () => {
  const { sets, units, failures, thresholds } = await healthOf();
  expect(sets.map(({ set, role }) => [role, set])).toEqual([
    ['present', base.id],
    ['canary', canary.id],
  ]);
  for (const { total, points } of sets) {
    expect(points).toHaveLength(48);
    for (const point of [total, ...points]) {
      expect(point).toMatchObject({ pages: 0, failures: 0, lcp: null, inp: null, cls: null });
    }
    expect(points[0]?.at).toBe(total.at);
  }
  expect(sets[1]?.releases).toEqual(canary.parts.map(({ unit, release }) => `${unit}@${release}`));
  expect(units.map(({ unit }) => unit)).toEqual([
    'host',
    'host',
    'explore',
    'explore',
    'practice',
    'practice',
  ]);
  expect(failures).toEqual([]);
  expect(thresholds.length).toBeGreaterThan(3);
});

test('intervals add up to the total, and each page counts once in it', async () => {
  const page = failureIn(base, 'explore');
  await send({
    pages: [{ set: base.id, count: 10 }],
    failures: [page, { ...page, phase: 'render' }, ...failuresIn(base, 'practice', 2)],
    vitals: [1000, 2000, 3000, 4000, 5000].map((lcp) =>
      vitalsIn(base, 'explore', { lcp, inp: null }),
    ),
  });
  await ageSignals(base, 3);
  await send({ pages: [{ set: base.id, count: 5 }], failures: failuresIn(base, 'explore', 1) });
  const [current] = (await healthOf()).sets;
  expect(current?.total).toMatchObject({ pages: 15, failures: 4, lcp: 4000, inp: null, cls: 0.01 });
  const nonEmpty = current?.points.filter(({ pages, failures }) => pages + failures > 0) ?? [];
  expect(nonEmpty.length).toBeGreaterThanOrEqual(2);
  expect(nonEmpty.reduce((sum, { pages }) => sum + pages, 0)).toBe(15);
  expect(nonEmpty[0]).toMatchObject({ pages: 10, failures: 3, lcp: 4000 });
  expect(nonEmpty.at(-1)).toMatchObject({ failures: 1, lcp: null });
});

test('leaves out signals older than the time span', async () => {
  await send({ pages: [{ set: base.id, count: 10 }], failures: failuresIn(base, 'explore', 1) });
  await ageSignals(base, 5);
  const lastHour = await healthOf(1);
  expect(lastHour.sets[0]?.total).toMatchObject({ pages: 0, failures: 0 });
  expect([lastHour.failures, lastHour.sets[0]?.points.length]).toEqual([[], 30]);
  expect((await healthOf(6)).sets[0]?.total).toMatchObject({ pages: 10, failures: 1 });
});

test('reports each release of each unit separately', async () => {
  await send({
    failures: [...failuresIn(canary, 'explore', 2), ...failuresIn(base, 'practice', 1)],
    vitals: [
      vitalsIn(base, 'explore', { lcp: 900 }),
      vitalsIn(canary, 'explore', { lcp: 1900.04, cls: 0.123_456 }),
      vitalsIn(canary, 'explore', { lcp: 1900.04, cls: 0.123_456 }),
    ],
  });
  const { units } = await healthOf();
  const active = units.filter(({ failures, samples }) => failures + samples > 0);
  expect(active).toMatchObject([
    { unit: 'explore', set: base.id, failures: 0, samples: 1, lcp: 900 },
    { unit: 'explore', set: canary.id, failures: 2, samples: 2, lcp: 1900, cls: 0.1235 },
    { unit: 'practice', set: base.id, failures: 1, samples: 0, lcp: null },
  ]);
  expect(active[0]?.release).not.toBe(active[1]?.release);
});

test('lists the newest 50 failures, without the ids of pages', async () => {
  await send({ failures: failuresIn(base, 'practice', 60) });
  await send({
    failures: [failureIn(base, 'explore', { replacedBy: '0.9.0-abc', message: 'Gone' })],
  });
  const { failures } = await healthOf();
  expect(failures).toHaveLength(50);
  expect(failures[0]).toMatchObject({
    remote: 'explore',
    set: base.id,
    replacedBy: '0.9.0-abc',
    message: 'Gone',
  });
  expect(failures[0]).not.toHaveProperty('page');
});

test('shows a stopped canary as long as it is within the time span', async () => {
  const { revision: expected } = await currentEnvironment(api);
  const stop = { ...production, expected, why: 'Looks wrong' };
  await api.call(stopCanaryEndpoint, stop, TEST_DEPLOY_TOKEN);
  expect((await shownSets())[1]).toEqual(['stopped canary', canary.id]);
  await api.database.query("update release_canaries set ended_at = now() - interval '5 hours'");
  expect(await shownSets(4)).toEqual([['present', base.id]]);
});

test('shows a promoted canary once, and not as stopped after further promotions', async () => {
  const [host, explore, practice] = canary.parts;
  if (!host || !explore || !practice) throw new Error('the canary has three units');
  await promoteAll([explore]);
  expect(await shownSets(24)).toEqual([['present', canary.id]]);

  const other = await publishFake(api, { unit: 'practice', version: '1.1.0' });
  const next = await startCanary(api, other);
  await promoteAll([other]);
  await promoteAll([practice]);
  expect(await shownSets(4)).toEqual([['present', next.base.id]]);
});

test('requires permission to publish and an existing environment', async () => {
  const { token } = await api.signUp();
  expect((await api.rejection(healthEndpoint, { ...production, hours: 1 }, token)).status).toBe(
    403,
  );
  const rejection = await api.rejection(
    healthEndpoint,
    { environment: 'pr-1', hours: 1 },
    TEST_DEPLOY_TOKEN,
  );
  expect(rejection.status).toBe(404);
});

test.each([
  [1, 2, 30],
  [2, 3, 40],
  [24, 30, 48],
  [168, 210, 48],
  [1.5, 2, 45],
])('divides %d hours into intervals of %d minutes, %d of them', (hours, minutes, count) => {
  expect(chooseIntervals(hours)).toEqual({ minutes, count });
});
