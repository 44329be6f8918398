import { promoteEndpoint } from '@sopaan/schemas/releases/environment';
import { healthEndpoint, signalsEndpoint } from '@sopaan/schemas/releases/health';
import type { ReleaseSetRef } from '@sopaan/schemas/releases/name';
import { listReleasesEndpoint } from '@sopaan/schemas/releases/publish';
import { hoursFromNow } from '../../../testing/insert-row';
import { publishFake } from '../../../testing/fake-release';
import { TEST_DEPLOY_TOKEN, TEST_SETTINGS, testApp } from '../../../testing/test-app';
import { aBatch, failureIn, promoteSite, vitalsIn } from './testing/signals';

const api = testApp();
let set: ReleaseSetRef;
beforeAll(async () => {
  ({ set } = await promoteSite(api));
});
beforeEach(async () => {
  for (const table of ['pages', 'failures', 'vitals', 'signal_batches']) {
    await api.database.query(`delete from release_${table}`);
  }
});

const send = (signals: Parameters<typeof aBatch>[0]) => api.call(signalsEndpoint, aBatch(signals));

const releaseOf = (unit: string) => set.parts.find((part) => part.unit === unit)?.release ?? '';

async function countRows() {
  const [row] = await api.database.query(`select
    (select coalesce(sum(pages), 0) from release_pages) as pages,
    (select count(*) from release_pages) as minutes,
    (select count(*) from release_failures) as failures,
    (select count(*) from release_vitals) as vitals`);
  return row;
}

test('a batch counts once, however often it arrives', async () => {
  const batch = aBatch({
    pages: [{ set: set.id, count: 3 }],
    failures: [failureIn(set, 'explore')],
    vitals: [vitalsIn(set, 'explore')],
  });
  const sendBatch = () => api.call(signalsEndpoint, batch);
  const responses = await Promise.all([sendBatch(), sendBatch(), sendBatch()]);
  expect(responses.filter(({ status }) => status === 'taken')).toHaveLength(1);
  expect(await sendBatch()).toEqual({ status: 'known' });
  expect(await countRows()).toEqual({ pages: 3, minutes: 1, failures: 1, vitals: 1 });
});

test('counts pages by the minute, across concurrent batches and repeated sets', async () => {
  const pages = [
    { set: set.id, count: 2 },
    { set: set.id, count: 5 },
  ];
  await Promise.all(Array.from({ length: 8 }, () => send({ pages })));
  const rows = await api.database.query<{ pages: number }>('select pages from release_pages');
  expect(rows.reduce((sum, row) => sum + row.pages, 0)).toBe(56);
  // More than one only if a minute ended in between.
  expect(rows.length).toBeLessThanOrEqual(2);
});

test('a page counts one failure for each release and phase, and its vitals once', async () => {
  const page = 'page-1';
  const failure = failureIn(set, 'explore', { page });
  await send({
    failures: [failure, { ...failure, code: 'REMOTE_TIMEOUT' }, { ...failure, phase: 'render' }],
    vitals: [vitalsIn(set, 'explore', { page })],
  });
  await send({ failures: [failure], vitals: [vitalsIn(set, 'practice', { page })] });
  expect(await countRows()).toMatchObject({ failures: 2, vitals: 1 });
});

test('drops implausible signals and keeps the rest of the batch', async () => {
  const otherSet = { id: 'f'.repeat(12), parts: set.parts };
  const release = '9.9.9-0000000000';
  const { status } = await send({
    pages: [
      { set: otherSet.id, count: 1 },
      { set: set.id, count: 1 },
    ],
    failures: [
      failureIn(otherSet, 'explore'),
      failureIn(set, 'explore', { release }),
      failureIn(set, 'explore', { remote: 'practice' }),
      failureIn(set, 'explore', { page: '' }),
      failureIn(set, 'explore'),
    ],
    vitals: [
      vitalsIn(otherSet, 'explore'),
      vitalsIn(set, 'explore', { release }),
      vitalsIn(set, 'explore', { page: '' }),
      vitalsIn(set, 'explore', { lcp: null, inp: null, cls: null }),
    ],
  });
  expect(status).toBe('taken');
  expect(await countRows()).toMatchObject({ pages: 1, failures: 1, vitals: 1 });
});

test('[P2] stores the failure of a fallback under the fallback’s release, and drops its vitals', async () => {
  const shownRelease = set.parts.find(({ unit }) => unit === 'explore');
  const next = await publishFake(api, { unit: 'explore', version: '1.2.0' });
  const promotion = { environment: 'production', expected: 1, parts: [next], why: '' };
  const { set: after } = await api.call(promoteEndpoint, promotion, TEST_DEPLOY_TOKEN);
  const fallback = { release: shownRelease?.release ?? '' };
  const unpromoted = await publishFake(api, { unit: 'explore', version: '1.3.0' });
  await send({
    pages: [{ set: after.id, count: 400 }],
    failures: [
      failureIn(after, 'explore', { page: 'p1', replacedBy: fallback.release }),
      failureIn(after, 'explore', { page: 'p1', ...fallback, phase: 'render' }),
      failureIn(after, 'explore', { page: 'p2', ...fallback }),
      // Visitors were not shown the first of these releases, and the second is not one of practice.
      failureIn(after, 'explore', { release: unpromoted.release }),
      failureIn(after, 'practice', { release: next.release }),
    ],
    vitals: [vitalsIn(after, 'explore', fallback)],
  });
  expect(await countRows()).toMatchObject({ failures: 3, vitals: 0 });
  const health = await api.call(
    healthEndpoint,
    { environment: 'production', hours: 24 },
    TEST_DEPLOY_TOKEN,
  );
  expect(health.units.find(({ unit }) => unit === 'explore')).toMatchObject({
    release: next.release,
    failures: 1,
  });
  expect(health.failures.map(({ release, phase }) => [release, phase])).toEqual(
    expect.arrayContaining([
      [next.release, 'load'],
      [fallback.release, 'render'],
    ]),
  );
});

test('[P6] counts files that had changed on edges by release, once for each batch, and the list of releases shows them', async () => {
  const count = { unit: 'explore', release: releaseOf('explore'), count: 2 };
  const batch = aBatch({
    changedFiles: [
      count,
      { ...count, count: 1 },
      { ...count, unit: 'practice' },
      { ...count, release: '9.9.9-0000000000' },
    ],
  });
  await Promise.all([api.call(signalsEndpoint, batch), api.call(signalsEndpoint, batch)]);
  await Promise.all(Array.from({ length: 4 }, () => send({ changedFiles: [count] })));
  await send({ environment: 'staging', changedFiles: [count] });
  const { items } = await api.call(listReleasesEndpoint, {}, TEST_DEPLOY_TOKEN);
  // For explore, 3 of the batch that was sent twice, 4 × 2, and 2 of staging.
  expect(Object.fromEntries(items.map(({ unit, changedFiles }) => [unit, changedFiles]))).toEqual({
    host: 0,
    explore: 13,
    practice: 0,
  });
});

test('[P6] takes batches of edges that do not send changed files', async () => {
  const olderBatch = {
    ...aBatch({ pages: [{ set: set.id, count: 1 }] }),
    changedFiles: undefined,
  };
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/api/releases/signals',
    headers: { 'x-sopaan-edge-key': TEST_SETTINGS.edgeKey },
    payload: olderBatch,
  });
  expect(statusCode).toBe(200);
  expect(await countRows()).toMatchObject({ pages: 1 });
});

test('[P6] rejects an invalid count of changed files', async () => {
  const changedFiles = [{ unit: 'explore', release: releaseOf('explore'), count: 0 }];
  const { statusCode, body } = await api.app.inject({
    method: 'POST',
    url: '/api/releases/signals',
    headers: { 'x-sopaan-edge-key': TEST_SETTINGS.edgeKey },
    payload: aBatch({ changedFiles }),
  });
  expect(statusCode).toBe(400);
  expect(body).toContain('changedFiles');
});

test('accepts a full batch with the longest texts', async () => {
  const longest = { message: 'क'.repeat(300), path: 'क'.repeat(500), reference: 'x'.repeat(64) };
  const failures = Array.from({ length: 500 }, () => failureIn(set, 'explore', longest));
  const route = 'क'.repeat(200);
  const vitals = Array.from({ length: 500 }, () => vitalsIn(set, 'explore', { route }));
  await send({ failures, vitals });
  expect(await countRows()).toMatchObject({ failures: 500, vitals: 500 });
});

test('a batch that fails stores nothing, so that it can be sent again', async () => {
  const batch = aBatch({ pages: [{ set: set.id, count: 1 }], vitals: [vitalsIn(set, 'explore')] });
  await api.database.query('alter table release_vitals rename to release_vitals_away');
  const rejected = await api.rejection(signalsEndpoint, batch);
  await api.database.query('alter table release_vitals_away rename to release_vitals');
  expect(rejected.status).toBe(500);
  expect(await countRows()).toMatchObject({ pages: 0 });
  expect(await api.call(signalsEndpoint, batch)).toEqual({ status: 'taken' });
  expect(await countRows()).toMatchObject({ pages: 1, vitals: 1 });
});

test('only edges may send signals', async () => {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/api/releases/signals',
    headers: { 'x-sopaan-edge-key': 'a guess' },
    payload: aBatch({}),
  });
  expect(statusCode).toBe(401);
});

test('deletes rows older than 30 days about once an hour', async () => {
  await send({ failures: [failureIn(set, 'explore')], vitals: [vitalsIn(set, 'explore')] });
  await send({ pages: [{ set: set.id, count: 1 }] });
  const age = async (hours: number) => {
    const at = hoursFromNow(-hours);
    await api.database.query('update release_failures set at = $1', [at]);
    await api.database.query('update release_vitals set at = $1', [at]);
    await api.database.query('update release_pages set minute = $1', [at]);
    await api.database.query('update release_signal_batches set at = $1', [at]);
  };
  await age(30 * 24 + 0.5);
  await send({});
  expect(await countRows()).toMatchObject({ minutes: 1, failures: 1, vitals: 1 });
  await age(30 * 24 + 1.5);
  await send({});
  expect(await countRows()).toMatchObject({ minutes: 0, failures: 0, vitals: 0 });
  expect(await api.database.query('select batch from release_signal_batches')).toHaveLength(1);
});
