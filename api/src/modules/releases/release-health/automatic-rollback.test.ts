import { environmentHistoryEndpoint } from '@sopaan/schemas/releases/environment';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';
import { releasesIn } from '../environments/testing/test-environment';
import { failuresIn } from '../signals/testing/signals';
import { ReportingEnvironment } from './testing/reporting-environment';

const api = testApp();

test('[P2] a promotion whose pages fail is rolled back once, with the numbers in log and history', async () => {
  const environment = new ReportingEnvironment(api, 'rolled-back');
  const initialState = await environment.promoteHealthyReleases();
  const { set } = await environment.publishAndPromote('explore', '1.2.0');
  await environment.report({ pages: [{ set: set.id, count: 40 }] });
  await environment.fail(set, 'explore', 2);
  expect((await environment.current()).set).toEqual(set);
  await environment.fail(set, 'explore', 1);
  expect(await environment.current()).toMatchObject({ set: initialState.set, revision: 3 });
  const why = '3 of 40 pages failed (7.5%), compared with 0 of 20 pages (0%) in the set before.';
  const releases = [`explore@${environment.releaseName('1.2.0')}`];
  expect(await environment.automaticActions()).toMatchObject([
    { action: 'unhealthy', releases, why },
    { action: 'rollback', releases, why, from: set.id, to: initialState.set.id },
  ]);
  const history = await api.call(
    environmentHistoryEndpoint,
    { environment: 'rolled-back' },
    TEST_DEPLOY_TOKEN,
  );
  expect(history.entries[0]).toMatchObject({ action: 'rollback', by: 'registry', why });
  // The earlier release fails too: nothing is left to roll back to, and nothing is repeated.
  await environment.fail(set, 'explore', 20);
  await environment.fail(initialState.set, 'explore', 40);
  expect(await environment.current()).toMatchObject({ set: initialState.set, revision: 3 });
  expect(await environment.fallbacks()).toEqual([]);
});

test('[P2] an unhealthy release that a person promotes again is rolled back again', async () => {
  const environment = new ReportingEnvironment(api, 'insisted');
  await environment.promoteHealthyReleases();
  const { set } = await environment.publishAndPromote('explore', '1.2.0');
  await environment.fail(set, 'explore', 5);
  await environment.promote([environment.exploreRelease('1.2.0')]);
  // Failures from before the second promotion do not count.
  await environment.report({ pages: [{ set: set.id, count: 1 }] });
  expect((await environment.currentReleases()).explore).toBe(environment.releaseName('1.2.0'));
  await environment.fail(set, 'explore', 5);
  expect((await environment.currentReleases()).explore).toBe(environment.releaseName('1.1.0'));
  expect((await environment.current()).revision).toBe(5);
});

test('[P2] a promotion whose pages fail is not rolled back without an earlier healthy release', async () => {
  const environment = new ReportingEnvironment(api, 'nothing-better');
  await environment.promoteFirstReleases();
  const { set } = await environment.publishAndPromote('explore', '1.2.0');
  await environment.fail(set, 'explore', 9);
  expect((await environment.current()).set).toEqual(set);
  expect(await environment.automaticActions()).toMatchObject([{ action: 'unhealthy' }]);
});

test('[P2] an automatic rollback skips releases of unknown health, and a manual one after it skips the failed set', async () => {
  const environment = new ReportingEnvironment(api, 'skipped');
  await environment.promoteHealthyReleases();
  const secondState = await environment.publishAndPromote('explore', '1.2.0');
  await environment.publishAndPromote('practice', '1.2.0');
  const { set } = await environment.publishAndPromote('explore', '1.3.0');
  await environment.fail(set, 'explore', 5);
  expect(await environment.currentReleases()).toEqual({
    host: environment.releaseName('1.1.0'),
    explore: environment.releaseName('1.1.0'),
    practice: environment.releaseName('1.2.0'),
  });
  const before = releasesIn(secondState.set);
  await environment.rollback();
  expect(await environment.currentReleases()).toEqual({
    ...before,
    practice: environment.releaseName('1.2.0'),
  });
});

test('[P2] a release that was healthy before is not rolled back after it is promoted again', async () => {
  const environment = new ReportingEnvironment(api, 'healthy-before');
  await environment.promoteHealthyReleases();
  const secondState = await environment.publishAndPromote('explore', '1.2.0');
  await environment.show(secondState.set, 'explore');
  await environment.publishAndPromote('explore', '1.3.0');
  const { set } = await environment.promote([environment.exploreRelease('1.2.0')]);
  await environment.fail(set, 'explore', 30);
  expect((await environment.current()).set).toEqual(set);
});

test('[P2] failed requests for data do not count towards a rollback', async () => {
  const environment = new ReportingEnvironment(api, 'data');
  await environment.promoteHealthyReleases();
  const { set } = await environment.publishAndPromote('explore', '1.2.0');
  const failures = failuresIn(set, 'explore', 20).map((one) => ({ ...one, phase: 'data' }));
  await environment.report({ failures });
  expect((await environment.current()).set).toEqual(set);
});

test('[P2] failures that were as frequent before a promotion do not count against it', async () => {
  const environment = new ReportingEnvironment(api, 'as-before');
  const started = await environment.promoteHealthyReleases();
  await environment.report({
    pages: [{ set: started.set.id, count: 380 }],
    failures: failuresIn(started.set, 'explore', 7),
  });
  const { set } = await environment.publishAndPromote('explore', '1.2.0');
  await environment.report({
    pages: [{ set: set.id, count: 100 }],
    failures: failuresIn(set, 'explore', 3),
  });
  expect((await environment.current()).set).toEqual(set);
});

test('[P2] a new host under which remotes fail is rolled back, unless the remote is newer', async () => {
  const environment = new ReportingEnvironment(api, 'host');
  await environment.promoteHealthyReleases();
  const host = await environment.publishAndPromote('host', '1.2.0');
  await environment.report({ pages: [{ set: host.set.id, count: 200 }] });
  const { set } = await environment.publishAndPromote('practice', '1.2.0');
  await environment.fail(set, 'practice', 5);
  expect((await environment.currentReleases()).host).toBe(environment.releaseName('1.2.0'));
  await environment.report({ pages: [{ set: set.id, count: 20 }] });
  await environment.fail(set, 'explore', 8);
  expect(await environment.currentReleases()).toMatchObject({
    host: environment.releaseName('1.1.0'),
    practice: environment.releaseName('1.2.0'),
  });
});

test('[P2] a host that does not start, and so reports nothing, is rolled back', async () => {
  const environment = new ReportingEnvironment(api, 'silent');
  const initialState = await environment.promoteFirstReleases();
  await environment.show(initialState.set, 'explore', 60);
  const { set } = await environment.publishAndPromote('host', '1.2.0');
  await environment.report({ pages: [{ set: set.id, count: 100 }] });
  // All of these pages may still be open; below, they are so old that they count as closed.
  expect((await environment.current()).set).toEqual(set);
  await api.database.query(
    `update release_health set measured_since = measured_since - interval '30 minutes'
     where environment = 'silent' and watched_revision is not null`,
  );
  await api.database.query(
    "update release_pages set minute = minute - interval '12 minutes' where environment = 'silent'",
  );
  await environment.report({ pages: [{ set: set.id, count: 1 }] });
  expect((await environment.current()).set).toEqual(initialState.set);
});

test('[P2] the canary of another unit continues after an automatic rollback, even in a locked environment', async () => {
  const environment = new ReportingEnvironment(api, 'canary-continues');
  await environment.promoteHealthyReleases();
  const { set } = await environment.publishAndPromote('explore', '1.2.0');
  await environment.publishAndPromote('practice', '1.2.0', { percent: 10 });
  await api.database.query(
    "update release_environments set locked_at = now(), locked_by = 'x', lock_why = '' where name = $1",
    [environment.name],
  );
  await environment.fail(set, 'explore', 5);
  const { canary, ...after } = await environment.current();
  expect(releasesIn(after.set).explore).toBe(environment.releaseName('1.1.0'));
  expect(releasesIn(canary?.set ?? { parts: [] })).toEqual({
    host: environment.releaseName('1.1.0'),
    explore: environment.releaseName('1.1.0'),
    practice: environment.releaseName('1.2.0'),
  });
});
