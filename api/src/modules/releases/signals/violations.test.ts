import { healthEndpoint, signalsEndpoint } from '@sopaan/schemas/releases/health';
import type { ReleaseSetRef } from '@sopaan/schemas/releases/name';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';
import { aBatch, promoteSite, violationIn } from './testing/signals';

const api = testApp();
let set: ReleaseSetRef;
beforeAll(async () => {
  ({ set } = await promoteSite(api));
});
beforeEach(async () => {
  for (const table of ['violations', 'signal_batches']) {
    await api.database.query(`delete from release_${table}`);
  }
});

const send = (signals: Parameters<typeof aBatch>[0]) => api.call(signalsEndpoint, aBatch(signals));
const violationsOf = async (hours = 24) =>
  (await api.call(healthEndpoint, { environment: 'production', hours }, TEST_DEPLOY_TOKEN))
    .violations;
const releaseOf = (unit: string) => set.parts.find((part) => part.unit === unit)?.release;
/** Relative to now, so that a test which runs at midnight is not a day off. */
const moveBack = (days: number) =>
  api.database.query(
    `update release_violations set day = (now() at time zone 'utc')::date - $1::integer`,
    [days],
  );

test('[P7] the health of an environment counts violations by release and kind, most frequent first', async () => {
  const inline = violationIn(set, 'explore', { blocked: 'inline' });
  await send({ violations: [violationIn(set, 'explore', { count: 2 }), inline] });
  await moveBack(1);
  await send({ violations: [violationIn(set, 'explore', { count: 3 })] });
  await Promise.all([
    send({ violations: [violationIn(set, 'practice', { directive: 'integrity' })] }),
    send({ violations: [violationIn(set, 'practice', { directive: 'integrity' })] }),
  ]);
  const violations = await violationsOf();
  const refOf = (unit: string) => ({ unit, release: releaseOf(unit) });
  const blocked = 'https://evil.example/x.js';
  expect(violations).toEqual([
    {
      ...refOf('explore'),
      directive: 'script-src-elem',
      blocked,
      reports: 5,
      since: expect.any(String),
    },
    {
      ...refOf('practice'),
      directive: 'integrity',
      blocked,
      reports: 2,
      since: expect.any(String),
    },
    {
      ...refOf('explore'),
      directive: 'script-src-elem',
      blocked: 'inline',
      reports: 1,
      since: expect.any(String),
    },
  ]);
  const [first, second] = violations.map(({ since }) => since);
  expect(first).toMatch(/T00:00:00\.000Z$/);
  expect(Date.parse(second ?? '') - Date.parse(first ?? '')).toBe(24 * 3_600_000);
});

test('[P7] violations without a file are kept, those of unknown sets and releases are dropped', async () => {
  await send({
    violations: [
      violationIn(set, 'unknown', { release: '' }),
      violationIn(set, 'host', { release: '' }),
      violationIn(set, 'explore', { release: '9.9.9-0000000000' }),
      violationIn(set, 'practice', { release: releaseOf('explore') }),
      violationIn({ id: 'f'.repeat(12), parts: set.parts }, 'explore'),
      violationIn({ id: 'f'.repeat(12), parts: set.parts }, 'unknown', { release: '' }),
    ],
  });
  expect((await violationsOf()).map(({ unit, release }) => [unit, release])).toEqual([
    ['host', ''],
    ['unknown', ''],
  ]);
});

test('[P7] a batch that is sent twice counts its violations once; one without violations is accepted', async () => {
  const batch = aBatch({ violations: [violationIn(set, 'explore')] });
  await api.call(signalsEndpoint, batch);
  await api.call(signalsEndpoint, batch);
  await send({});
  expect((await violationsOf()).map(({ reports }) => reports)).toEqual([1]);
});

test('[P7] violations of days before the period are left out, and are deleted after 30 days', async () => {
  await send({ violations: [violationIn(set, 'explore')] });
  await moveBack(3);
  expect(await violationsOf()).toEqual([]);
  expect(await violationsOf(168)).toHaveLength(1);
  await moveBack(31);
  await api.database.query("update release_signal_batches set at = at - interval '31 days'");
  await send({});
  expect(await api.database.query('select unit from release_violations')).toEqual([]);
});

test('[P7] rejects malformed violations', async () => {
  const wrong = violationIn(set, 'explore', { blocked: 'x'.repeat(301) });
  const tooMany = Array.from({ length: 101 }, () => violationIn(set, 'explore'));
  for (const violations of [[wrong], tooMany, [violationIn(set, 'explore', { count: 0 })]]) {
    expect((await api.rejection(signalsEndpoint, aBatch({ violations }))).status).toBe(400);
  }
});
