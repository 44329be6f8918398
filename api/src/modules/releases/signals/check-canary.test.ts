import { signalsEndpoint } from '@sopaan/schemas/releases/health';
import { environmentStateEndpoint, promoteEndpoint } from '@sopaan/schemas/releases/environment';
import { listLogEndpoint } from '@sopaan/schemas/releases/log';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import { createApp } from '../../../app';
import { connectDatabase } from '../../../database/database';
import { call, send as sendTo } from '../../../testing/call';
import { publishFake } from '../../../testing/fake-release';
import { TEST_DEPLOY_TOKEN, TEST_SETTINGS, testApp } from '../../../testing/test-app';
import { waitForLockWaiters } from '../../../testing/wait-for-lock-waiters';
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
const send = (signals: Parameters<typeof aBatch>[0]) => api.call(signalsEndpoint, aBatch(signals));

let newExplore: ReleaseRef;
beforeAll(async () => {
  await promoteSite(api);
  newExplore = await publishFake(api, { unit: 'explore', version: '1.1.0' });
});
beforeEach(async () => {
  for (const table of ['pages', 'failures', 'vitals', 'signal_batches', 'canaries']) {
    await api.database.query(`delete from release_${table}`);
  }
});

const isRunning = async () => (await currentEnvironment(api)).canary !== null;

async function stopEntries() {
  const { items } = await api.call(listLogEndpoint, {}, TEST_DEPLOY_TOKEN);
  return items.filter(({ action }) => action === 'canary stopped');
}

const cleanups: Array<() => unknown> = [];
afterEach(async () => {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) await cleanup();
});

test('a batch of signals that exceeds the thresholds stops the canary, withdraws its releases and logs the numbers', async () => {
  const { canary, base } = await startCanary(api, newExplore);
  const before = await currentEnvironment(api);
  const pages = [
    { set: canary.id, count: 40 },
    { set: base.id, count: 400 },
  ];
  const failures = failuresIn(canary, 'explore', 2);
  await send({ pages, failures });
  expect(await isRunning()).toBe(true);

  await send({ failures: failuresIn(canary, 'explore', 1) });
  const after = await currentEnvironment(api);
  expect(after).toMatchObject({ canary: null, revision: before.revision + 1, set: base });
  expect((await stopEntries())[0]).toMatchObject({
    actor: 'registry',
    environment: 'production',
    releases: [`explore@${newExplore.release}`],
    why: '3 of 40 pages failed (7.5%), compared with 0 of 400 pages (0%) in the current set.',
    from: canary.id,
    to: base.id,
  });
  expect(
    await api.database.query('select unit, release, why from release_withdrawals where unit = $1', [
      'explore',
    ]),
  ).toEqual([{ ...newExplore, why: expect.stringContaining('3 of 40') }]);
  const state = await api.call(environmentStateEndpoint, { environment: 'production' });
  expect(state.canary).toBeNull();
  expect(state.lastGood).not.toContainEqual(newExplore);
});

test('several failures of one page count once', async () => {
  const { canary } = await startCanary(api, newExplore);
  const page = failureIn(canary, 'explore');
  const phases = ['manifest', 'load', 'render', 'update', 'screen', 'chunk'];
  await send({ failures: phases.map((phase) => ({ ...page, phase })) });
  expect(await isRunning()).toBe(true);
  await send({ failures: failuresIn(canary, 'explore', 4) });
  expect(await isRunning()).toBe(false);
});

test('failures of a unit that the canary does not change do not stop it', async () => {
  const { canary } = await startCanary(api, newExplore);
  await send({
    pages: [{ set: canary.id, count: 40 }],
    failures: failuresIn(canary, 'practice', 40),
  });
  expect(await isRunning()).toBe(true);
});

test('failures that the current set has as well do not stop the canary', async () => {
  const { canary, base } = await startCanary(api, newExplore);
  await send({
    pages: [
      { set: canary.id, count: 40 },
      { set: base.id, count: 400 },
    ],
    failures: [...failuresIn(base, 'explore', 200), ...failuresIn(canary, 'explore', 20)],
  });
  expect(await isRunning()).toBe(true);
});

test('slow pages of the changed unit stop the canary, those of other units do not', async () => {
  const { canary, base } = await startCanary(api, newExplore);
  const vitals = (set: typeof base, unit: string, lcp: number) =>
    Array.from({ length: 40 }, () => vitalsIn(set, unit, { lcp }));
  await send({
    vitals: [
      ...vitals(base, 'explore', 1200),
      ...vitals(base, 'practice', 1200),
      ...vitals(canary, 'practice', 9000),
    ],
  });
  expect(await isRunning()).toBe(true);
  await send({ vitals: vitals(canary, 'explore', 2400) });
  expect(await isRunning()).toBe(false);
  expect((await stopEntries())[0]?.why).toBe(
    'LCP was 2,400 ms (75th percentile of 40), compared with 1,200 ms (of 40) in the current set.',
  );
});

test('in a canary of the host, the pages of all units are measured', async () => {
  const host = await publishFake(api, { unit: 'host', version: '1.1.0' });
  const { canary, base } = await startCanary(api, host);
  const vitals = (set: typeof base, cls: number) =>
    Array.from({ length: 30 }, () => vitalsIn(set, 'practice', { cls }));
  await send({ vitals: [...vitals(base, 0.01), ...vitals(canary, 0.2)] });
  expect(await isRunning()).toBe(false);
});

test('a canary whose host does not start, and so reports nothing, is stopped', async () => {
  const host = await publishFake(api, { unit: 'host', version: '1.2.0' });
  const { canary, base } = await startCanary(api, host);
  await api.database.query(
    "update release_canaries set started_at = now() - interval '1 hour' where ended_at is null",
  );
  await send({
    pages: [
      { set: canary.id, count: 100 },
      { set: base.id, count: 60 },
    ],
    vitals: Array.from({ length: 40 }, () => vitalsIn(base, 'practice')),
  });
  // All of these pages may still be open.
  expect(await isRunning()).toBe(true);
  await api.database.query("update release_pages set minute = minute - interval '12 minutes'");
  await send({ pages: [{ set: base.id, count: 1 }] });
  expect(await isRunning()).toBe(false);
  expect((await stopEntries())[0]?.why).toMatch(/^0 of 100 pages reported vitals/);
});

test('signals from before the start of a canary do not count', async () => {
  const first = await startCanary(api, newExplore);
  await send({ failures: failuresIn(first.canary, 'explore', 5) });
  expect(await isRunning()).toBe(false);
  await startCanary(api, newExplore);
  await send({ pages: [{ set: first.canary.id, count: 1 }] });
  expect(await isRunning()).toBe(true);
});

test('a canary is not evaluated with signals of another environment', async () => {
  await promoteSite(api, 'staging');
  const { canary } = await startCanary(api, newExplore, 'staging');
  await send({ failures: failuresIn(canary, 'explore', 9) });
  expect((await currentEnvironment(api, 'staging')).canary).not.toBeNull();
});

test('signals received by two API processes at once are combined, and stop the canary once', async () => {
  const { canary } = await startCanary(api, newExplore);
  const stopsBefore = (await stopEntries()).length;
  const database = connectDatabase(api.databaseUrl, { maxConnections: 2 });
  cleanups.push(() => database.close());
  const otherApp = await createApp({ settings: TEST_SETTINGS, database });
  cleanups.push(() => otherApp.close());
  // Holds `CANARY_LOCK` until both batches are stored and wait for it: neither sees the failures of the other yet.
  const lockingDatabase = connectDatabase(api.databaseUrl, { maxConnections: 1 });
  cleanups.push(() => lockingDatabase.close());
  await lockingDatabase
    .transaction(async (transaction) => {
      await transaction.query("select pg_advisory_xact_lock(4127002, hashtext('production'))");
      const responses = Promise.all([
        send({ failures: failuresIn(canary, 'explore', 3) }),
        call(otherApp, signalsEndpoint, aBatch({ failures: failuresIn(canary, 'explore', 3) })),
      ]);
      await waitForLockWaiters(api.database, 2);
      // The promise is in an object, because a transaction awaits a promise that its callback returns.
      return { responses };
    })
    .then(({ responses }) => responses);
  expect(await isRunning()).toBe(false);
  expect(await stopEntries()).toHaveLength(stopsBefore + 1);
});

test('concurrent signals and promotions do not deadlock', async () => {
  const { canary, base } = await startCanary(api, newExplore);
  const { revision: expectedRevision } = await currentEnvironment(api);
  const releases = await Promise.all(
    ['1.1.0', '1.2.0', '1.3.0'].map((version) => publishFake(api, { unit: 'practice', version })),
  );
  const sending = Array.from({ length: 12 }, (_, index) =>
    send({
      pages: [
        { set: index % 2 ? canary.id : base.id, count: 1 },
        { set: index % 2 ? base.id : canary.id, count: 1 },
      ],
      failures: failuresIn(canary, 'explore', 1),
    }),
  );
  const promotions = releases.map(async (release) => {
    const input = {
      environment: 'production',
      expected: expectedRevision,
      parts: [release],
      why: '',
    };
    const response = await sendTo(api.app, promoteEndpoint, input, TEST_DEPLOY_TOKEN);
    return response.statusCode;
  });
  expect(await Promise.all(sending)).toEqual(sending.map(() => ({ status: 'taken' })));
  for (const status of await Promise.all(promotions)) expect([200, 409]).toContain(status);
});

test('[P2] the failures of a fallback do not count against the canary whose release it replaces', async () => {
  const { canary, base } = await startCanary(api, newExplore);
  const release = base.parts.find(({ unit }) => unit === 'explore')?.release;
  const failures = failuresIn(canary, 'explore', 9).map((one) => ({
    ...one,
    release: release ?? '',
  }));
  await send({ pages: [{ set: canary.id, count: 40 }], failures });
  expect(await isRunning()).toBe(true);
  await send({ failures: failuresIn(canary, 'explore', 3) });
  expect(await isRunning()).toBe(false);
});
