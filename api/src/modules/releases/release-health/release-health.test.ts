import { testApp } from '../../../testing/test-app';
import { failuresIn, vitalsIn } from '../signals/testing/signals';
import { ReportingEnvironment } from './testing/reporting-environment';

const api = testApp();

test('[P2] after a healthy release and two unhealthy ones, the healthy one is the fallback', async () => {
  const environment = new ReportingEnvironment(api, 'two-broken');
  await environment.promoteHealthyReleases();
  // Version 1.2.0 fails on too few pages to count as unhealthy.
  const firstBroken = await environment.publishAndPromote('explore', '1.2.0');
  await environment.fail(firstBroken.set, 'explore', 4);
  await environment.publishAndPromote('explore', '1.3.0');
  expect(await environment.fallbacks()).toEqual([
    environment.releaseName('1.1.0'),
    environment.releaseName('1.2.0'),
  ]);
  await environment.fail(firstBroken.set, 'explore', 1);
  expect(await environment.fallbacks()).toEqual([environment.releaseName('1.1.0')]);
});

test('[P2] after the earlier release was promoted again, the unhealthy one is not its fallback', async () => {
  const environment = new ReportingEnvironment(api, 'earlier-again');
  await environment.promoteHealthyReleases();
  const { set } = await environment.publishAndPromote('explore', '1.2.0');
  await environment.promote([environment.exploreRelease('1.1.0')]);
  expect(await environment.fallbacks()).toEqual([environment.releaseName('1.2.0')]);
  // Pages that are still open report, and no other set is promoted.
  await environment.fail(set, 'explore', 5);
  expect(await environment.fallbacks()).toEqual([]);
  expect((await environment.current()).revision).toBe(3);
});

test('[P2] the newest healthy releases are the first fallbacks, then those whose health is unknown', async () => {
  const environment = new ReportingEnvironment(api, 'order');
  await environment.promoteHealthyReleases();
  const secondState = await environment.publishAndPromote('explore', '1.2.0');
  await environment.show(secondState.set, 'explore', 19);
  const thirdState = await environment.publishAndPromote('explore', '1.3.0');
  await environment.publishAndPromote('explore', '1.4.0');
  expect(await environment.fallbacks()).toEqual([
    environment.releaseName('1.1.0'),
    environment.releaseName('1.3.0'),
  ]);
  await environment.show(secondState.set, 'explore', 1);
  expect(await environment.fallbacks()).toEqual([
    environment.releaseName('1.2.0'),
    environment.releaseName('1.1.0'),
  ]);
  await environment.show(thirdState.set, 'explore');
  expect(await environment.fallbacks()).toEqual([
    environment.releaseName('1.3.0'),
    environment.releaseName('1.2.0'),
  ]);
});

test('[P2] a page with a failure, of a preview or of another unit does not show that a release is healthy', async () => {
  const environment = new ReportingEnvironment(api, 'not-shown');
  const { set } = await environment.promoteFirstReleases();
  await environment.publishAndPromote('explore', '1.2.0');
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
    [environment.releaseName('1.1.0')],
  );
  expect(row).toEqual({ state: 'unknown' });
});

test('[P2] a fallback that fails on the pages where the release of the set has failed is unhealthy, and no fallback any more', async () => {
  const environment = new ReportingEnvironment(api, 'broken-fallback');
  await environment.promoteFirstReleases();
  await environment.publishAndPromote('explore', '1.2.0');
  const { set } = await environment.publishAndPromote('explore', '1.3.0');
  const [first = '', second = ''] = await environment.fallbacks();
  expect([first, second]).toEqual([
    environment.releaseName('1.2.0'),
    environment.releaseName('1.1.0'),
  ]);
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
    { action: 'unhealthy', releases: [`explore@${environment.releaseName('1.3.0')}`] },
    { action: 'unhealthy', releases: [`explore@${first}`], why: /^30 of \d+ pages failed/ },
  ]);
});

test('[P2] a fallback that fails in place of a healthy release of the set stays a fallback', async () => {
  const environment = new ReportingEnvironment(api, 'broken-network');
  await environment.promoteHealthyReleases();
  const { set } = await environment.publishAndPromote('explore', '1.2.0');
  await environment.show(set, 'explore', 400);
  const ownFailures = failuresIn(set, 'explore', 7);
  const fallback = environment.releaseName('1.1.0');
  await environment.report({
    failures: [...ownFailures, ...ownFailures.map((page) => ({ ...page, release: fallback }))],
  });
  expect(await environment.fallbacks()).toEqual([fallback]);
  expect((await environment.current()).set).toEqual(set);
  expect(await environment.automaticActions()).toEqual([]);
});

test('[P2] the failures of a fallback do not count against the release of the set', async () => {
  const environment = new ReportingEnvironment(api, 'fallback-only');
  await environment.promoteHealthyReleases();
  const { set } = await environment.publishAndPromote('explore', '1.2.0');
  const fallback = environment.releaseName('1.1.0');
  const failures = failuresIn(set, 'explore', 9).map((one) => ({ ...one, release: fallback }));
  await environment.report({ pages: [{ set: set.id, count: 40 }], failures });
  await environment.show(set, 'explore', 1);
  expect((await environment.current()).set).toEqual(set);
  expect(await environment.automaticActions()).toEqual([]);
});
