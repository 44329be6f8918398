import { testApp } from '../../../testing/test-app';
import { failuresIn, vitalsIn } from '../signals/testing/signals';
import { ReportingEnvironment } from './testing/reporting-environment';

const api = testApp();

test('[P2] after a healthy release and two broken ones, the healthy one is the fallback', async () => {
  const environment = new ReportingEnvironment(api, 'two-broken');
  await environment.startHealthy();
  // Release 2 fails on too few pages to be known as broken.
  const firstBroken = await environment.publishAndPromote('explore', 2);
  await environment.fail(firstBroken.set, 'explore', 4);
  await environment.publishAndPromote('explore', 3);
  expect(await environment.fallbacks()).toEqual([environment.release(1), environment.release(2)]);
  await environment.fail(firstBroken.set, 'explore', 1);
  expect(await environment.fallbacks()).toEqual([environment.release(1)]);
});

test('[P2] after fixing forward, the broken release is not a fallback for the earlier one', async () => {
  const environment = new ReportingEnvironment(api, 'fix-forward');
  await environment.startHealthy();
  const { set } = await environment.publishAndPromote('explore', 2);
  await environment.promote([environment.explore(1)]);
  expect(await environment.fallbacks()).toEqual([environment.release(2)]);
  // Pages that are still open report, and no other set is promoted.
  await environment.fail(set, 'explore', 5);
  expect(await environment.fallbacks()).toEqual([]);
  expect((await environment.current()).revision).toBe(3);
});

test('[P2] the newest healthy releases come first, then those about which too little is known', async () => {
  const environment = new ReportingEnvironment(api, 'order');
  await environment.startHealthy();
  const secondState = await environment.publishAndPromote('explore', 2);
  await environment.show(secondState.set, 'explore', 19);
  const thirdState = await environment.publishAndPromote('explore', 3);
  await environment.publishAndPromote('explore', 4);
  expect(await environment.fallbacks()).toEqual([environment.release(1), environment.release(3)]);
  await environment.show(secondState.set, 'explore', 1);
  expect(await environment.fallbacks()).toEqual([environment.release(2), environment.release(1)]);
  await environment.show(thirdState.set, 'explore');
  expect(await environment.fallbacks()).toEqual([environment.release(3), environment.release(2)]);
});

test('[P2] a page with a failure, of a preview or of another unit does not show that a release is healthy', async () => {
  const environment = new ReportingEnvironment(api, 'not-shown');
  const { set } = await environment.start();
  await environment.publishAndPromote('explore', 2);
  const failures = failuresIn(set, 'explore', 2);
  await environment.report({
    pages: [{ set: set.id, count: 400 }],
    failures,
    vitals: failures.map(({ page }) => vitalsIn(set, 'explore', { page })),
  });
  await environment.show(set, 'practice', 40);
  await environment.show(set, 'explore', 18);
  const elsewhere = new ReportingEnvironment(api, 'elsewhere');
  await elsewhere.show(set, 'explore', 20);
  const [row] = await api.database.query(
    "select state from release_health where environment = 'not-shown' and release = $1 and unit = 'explore'",
    [environment.release(1)],
  );
  expect(row).toEqual({ state: 'unknown' });
});

test('[P2] a fallback that fails where the release of the set is broken is unhealthy, and no fallback any more', async () => {
  const environment = new ReportingEnvironment(api, 'broken-fallback');
  await environment.start();
  await environment.publishAndPromote('explore', 2);
  const { set } = await environment.publishAndPromote('explore', 3);
  const [first = '', second = ''] = await environment.fallbacks();
  expect([first, second]).toEqual([environment.release(2), environment.release(1)]);
  const ownFailures = failuresIn(set, 'explore', 30);
  await environment.report({
    failures: ownFailures.map((page) => ({ ...page, replacedBy: second })),
  });
  const fallbackFailures = ownFailures.map((page) => ({
    ...page,
    release: first,
    replacedBy: second,
  }));
  await environment.report({ failures: fallbackFailures.slice(0, 2) });
  expect(await environment.fallbacks()).toEqual([first, second]);
  await environment.report({ failures: fallbackFailures.slice(2) });
  expect(await environment.fallbacks()).toEqual([second]);
  expect(await environment.automaticActions()).toMatchObject([
    { action: 'unhealthy', releases: [`explore@${environment.release(3)}`] },
    { action: 'unhealthy', releases: [`explore@${first}`], why: /^30 of \d+ pages failed/ },
  ]);
});

test('[P2] a fallback that fails where the release of the set is not broken stays', async () => {
  const environment = new ReportingEnvironment(api, 'broken-network');
  await environment.startHealthy();
  const { set } = await environment.publishAndPromote('explore', 2);
  await environment.show(set, 'explore', 400);
  const ownFailures = failuresIn(set, 'explore', 7);
  const fallback = environment.release(1);
  await environment.report({
    failures: [...ownFailures, ...ownFailures.map((page) => ({ ...page, release: fallback }))],
  });
  expect(await environment.fallbacks()).toEqual([fallback]);
  expect((await environment.current()).set).toEqual(set);
  expect(await environment.automaticActions()).toEqual([]);
});

test('[P2] the failures of a fallback do not count against the release of the set', async () => {
  const environment = new ReportingEnvironment(api, 'fallback-only');
  await environment.startHealthy();
  const { set } = await environment.publishAndPromote('explore', 2);
  const fallback = environment.release(1);
  const failures = failuresIn(set, 'explore', 9).map((one) => ({ ...one, release: fallback }));
  await environment.report({ pages: [{ set: set.id, count: 40 }], failures });
  await environment.show(set, 'explore', 1);
  expect((await environment.current()).set).toEqual(set);
  expect(await environment.automaticActions()).toEqual([]);
});
