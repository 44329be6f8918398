import { rm } from 'node:fs/promises';
import { page } from '../../../testing/fake-manifest';
import { testApp } from '../../../testing/test-app';
import { TestEnvironment, releasesIn } from './testing/test-environment';

const api = testApp();

const withdrawnIn = async (environment: string) => {
  const rows = await api.database.query<{ name: string }>(
    `select unit || '@' || release as name from release_withdrawals where environment = $1 order by 1`,
    [environment],
  );
  return rows.map(({ name }) => name);
};

test('a rollback restores the previous set, withdraws the replaced releases (they are no fallbacks any more) and is logged', async () => {
  const environment = new TestEnvironment(api, 'back');
  const before = await environment.promoteFirstReleases();
  const badPromotion = await environment.publishAndPromote('explore', '1.2.0');
  const after = await environment.rollback({ why: 'blank pages' });

  expect(after).toMatchObject({ revision: 3, set: before.set });
  expect(await withdrawnIn('back')).toEqual([`explore@${environment.releaseName('1.2.0')}`]);
  expect((await environment.log())[0]).toMatchObject({
    action: 'rollback',
    releases: [`explore@${environment.releaseName('1.2.0')}`],
    why: 'blank pages',
    from: badPromotion.set.id,
    to: before.set.id,
  });
});

test('promoting a withdrawn release again ends its withdrawal', async () => {
  const environment = new TestEnvironment(api, 'again');
  await environment.promoteFirstReleases();
  await environment.publishAndPromote('explore', '1.2.0');
  await environment.rollback();
  await environment.promote([{ unit: 'explore', release: environment.releaseName('1.2.0') }]);
  expect(await withdrawnIn('again')).toEqual([]);
});

test('several rollbacks in a row go further back instead of alternating', async () => {
  const environment = new TestEnvironment(api, 'further');
  const first = await environment.promoteFirstReleases();
  const second = await environment.publishAndPromote('explore', '1.2.0');
  await environment.publishAndPromote('practice', '1.3.0');
  expect((await environment.rollback()).set).toEqual(second.set);
  expect((await environment.rollback()).set).toEqual(first.set);
  const rejected = await environment.rejectedRollback();
  expect(rejected).toMatchObject({ status: 422, code: 'RELEASE_REFUSED' });
  expect(rejected.reasons).toMatchObject([{ rule: 'history' }]);
});

test('after a rollback and a promotion, a rollback restores the set that was live before that promotion', async () => {
  const environment = new TestEnvironment(api, 'mixed');
  const first = await environment.promoteFirstReleases();
  await environment.publishAndPromote('explore', '1.2.0');
  await environment.rollback();
  await environment.publishAndPromote('practice', '1.3.0');
  expect((await environment.rollback()).set).toEqual(first.set);
});

test('rolls back to a named set of the history and to no other', async () => {
  const environment = new TestEnvironment(api, 'named');
  const first = await environment.promoteFirstReleases();
  const second = await environment.publishAndPromote('explore', '1.2.0');
  await environment.publishAndPromote('explore', '1.3.0');
  expect((await environment.rollback({ to: first.set.id })).set).toEqual(first.set);
  expect((await environment.rollback({ to: second.set.id })).set).toEqual(second.set);

  const otherEnvironment = await new TestEnvironment(api, 'elsewhere').promoteFirstReleases();
  const rejected = await environment.rejectedRollback({ to: otherEnvironment.set.id });
  expect(rejected.reasons).toMatchObject([
    { rule: 'history', about: [environment.name, otherEnvironment.set.id] },
  ]);
});

test('a rollback may restore a set without a path that the current set has', async () => {
  const environment = new TestEnvironment(api, 'paths');
  const first = await environment.promoteFirstReleases();
  const routes = [page('/explore', 'home'), page('/new', 'new')];
  await environment.promote([await environment.publish('explore', '1.2.0', { routes })]);
  expect((await environment.rollback()).set).toEqual(first.set);
});

test('rejects a rollback to a set with missing files', async () => {
  const environment = new TestEnvironment(api, 'files');
  await environment.promoteFirstReleases();
  const second = await environment.publishAndPromote('explore', '1.2.0');
  await rm(api.storeFolder, { recursive: true });
  const rejected = await environment.rejectedRollback();
  expect(rejected.code).toBe('RELEASE_REFUSED');
  expect(new Set(rejected.reasons.map(({ rule }) => rule))).toEqual(new Set(['files']));
  expect(await environment.current()).toEqual(second);
});

test('rejects a rollback to a set whose contract ranges do not match', async () => {
  const environment = new TestEnvironment(api, 'contract');
  await environment.promoteFirstReleases();
  const second = await environment.publishAndPromote('explore', '1.2.0');
  // As if the rules had been less strict when the first set was promoted.
  await api.database.query(
    `update releases set manifest = manifest || '{"contract": "^9.0.0"}' where unit = 'explore' and release = $1`,
    [environment.releaseName('1.1.0')],
  );
  const rejected = await environment.rejectedRollback();
  expect(rejected.reasons).toMatchObject([{ rule: 'contract' }]);
  expect(await environment.current()).toEqual(second);
});

test('a rollback ends a running canary and withdraws its releases', async () => {
  const environment = new TestEnvironment(api, 'canary');
  const first = await environment.promoteFirstReleases();
  await environment.publishAndPromote('explore', '1.2.0');
  const { canary } = await environment.publishAndPromote('practice', '1.3.0', { percent: 10 });
  const after = await environment.rollback({ why: 'all of it' });
  expect(after).toMatchObject({ set: first.set, canary: null });
  const canaries = await api.database.query(
    'select outcome, reason from release_canaries where id = $1',
    [canary?.id],
  );
  expect(canaries).toEqual([{ outcome: 'rolled back', reason: 'all of it' }]);
  expect(await withdrawnIn('canary')).toEqual([
    `explore@${environment.releaseName('1.2.0')}`,
    `practice@${environment.releaseName('1.3.0')}`,
  ]);
});

test('a rollback to the current set only ends the canary; without a canary it changes nothing', async () => {
  const environment = new TestEnvironment(api, 'here');
  const first = await environment.promoteFirstReleases();
  await environment.publishAndPromote('explore', '1.2.0', { percent: 10 });
  const ended = await environment.rollback({ to: first.set.id });
  expect(ended).toEqual({ ...first, revision: 3 });
  expect(await environment.rollback({ to: first.set.id })).toEqual(ended);
});

test('a token of one unit rolls back that unit; if other units have changed too, it is rejected with what to do instead', async () => {
  const environment = new TestEnvironment(api, 'team');
  const first = await environment.promoteFirstReleases();
  await environment.publishAndPromote('explore', '1.2.0');
  const token = await environment.tokenOf('explore');
  expect(releasesIn((await environment.rollback({ token })).set)).toEqual(releasesIn(first.set));

  await environment.publishAndPromote('explore', '1.3.0');
  await environment.publishAndPromote('practice', '1.3.0');
  const rejected = await environment.rejectedRollback({ to: first.set.id, token });
  expect(rejected).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  expect(rejected.reasons[0]?.message).toContain(
    `Promote explore@${environment.releaseName('1.1.0')}`,
  );
});

test('rolling back one unit does not end the canary of another unit', async () => {
  const environment = new TestEnvironment(api, 'others');
  const first = await environment.promoteFirstReleases();
  await environment.publishAndPromote('explore', '1.2.0');
  const { canary } = await environment.publishAndPromote('practice', '1.2.0', { percent: 10 });
  const token = await environment.tokenOf('explore');
  const after = await environment.rollback({ token });
  expect(after).toMatchObject({ set: first.set, canary: { id: canary?.id, percent: 10 } });
  expect(releasesIn(after.canary?.set ?? first.set)).toEqual({
    ...releasesIn(first.set),
    practice: environment.releaseName('1.2.0'),
  });
  expect(await withdrawnIn('others')).toEqual([`explore@${environment.releaseName('1.2.0')}`]);
  expect(await environment.rollback({ to: first.set.id, token })).toEqual(after);
});

test('a rollback ends a canary whose paths conflict with those of the restored set', async () => {
  const environment = new TestEnvironment(api, 'conflict');
  const first = await environment.promoteFirstReleases();
  const routes = (unit: string) => [page(`/${unit}`, 'home'), page('/new', 'new')];
  const releaseWithPath = await environment.publish('explore', '1.2.0', {
    routes: routes('explore'),
  });
  const second = await environment.promote([releaseWithPath]);
  await environment.rollback({ to: first.set.id });
  await environment.revokePath('explore', '/new');
  const canaryRelease = await environment.publish('practice', '1.2.0', {
    routes: routes('practice'),
  });
  await environment.promote([canaryRelease], { percent: 10 });

  const token = await environment.tokenOf('explore');
  const after = await environment.rollback({ to: second.set.id, token });
  expect(after).toMatchObject({ set: second.set, canary: null });
});
