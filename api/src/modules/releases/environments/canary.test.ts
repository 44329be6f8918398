import { stopCanaryEndpoint } from '@sopaan/schemas/releases/environment';
import { page } from '../../../testing/fake-manifest';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';
import { TestEnvironment, releasesIn } from './testing/test-environment';
import { stopCanary } from './stop-canary';

const api = testApp();

const canaryRow = async (id: string | undefined) => {
  const [row] = await api.database.query(
    'select outcome, reason, set_id, base_set_id from release_canaries where id = $1',
    [id],
  );
  return row;
};

test('a canary shows a set to some visitors and leaves the set of the others unchanged', async () => {
  const environment = new TestEnvironment(api, 'starts');
  const before = await environment.promoteFirstReleases();
  const after = await environment.publishAndPromote('explore', '1.2.0', {
    percent: 10,
    why: 'carefully',
  });

  expect(after).toMatchObject({ revision: 2, set: before.set, since: before.since });
  expect(after.canary).toMatchObject({ percent: 10, startedBy: 'operator' });
  expect(releasesIn(after.canary?.set ?? before.set)).toEqual({
    ...releasesIn(before.set),
    explore: environment.releaseName('1.2.0'),
  });
  expect(await canaryRow(after.canary?.id)).toMatchObject({ base_set_id: before.set.id });
  expect((await environment.log())[0]).toMatchObject({
    action: 'canary',
    releases: [`explore@${environment.releaseName('1.2.0')}`],
    why: '10 % of the visitors: carefully',
    from: before.set.id,
    to: after.canary?.set.id,
  });
});

test('rejects a canary as the first promotion of an environment', async () => {
  const environment = new TestEnvironment(api, 'nothing');
  const releases = [await environment.publish('host', '1.1.0')];
  const rejected = await environment.rejectedPromote(releases, { percent: 10 });
  expect(rejected.reasons).toMatchObject([{ rule: 'canary' }]);
});

test('rejects a canary whose set fails validation', async () => {
  const environment = new TestEnvironment(api, 'checked');
  const before = await environment.promoteFirstReleases();
  const release = await environment.publish('explore', '1.2.0', { contract: '^2.0.0' });
  const rejected = await environment.rejectedPromote([release], { percent: 10 });
  expect(rejected.reasons).toMatchObject([{ rule: 'contract' }]);
  expect(await environment.current()).toEqual(before);
});

test('rejects a second canary while one is running', async () => {
  const environment = new TestEnvironment(api, 'second');
  await environment.promoteFirstReleases();
  const runningCanary = await environment.publishAndPromote('explore', '1.2.0', { percent: 10 });
  const release = await environment.publish('practice', '1.2.0');
  const rejected = await environment.rejectedPromote([release], { percent: 20 });
  expect(rejected).toMatchObject({ status: 422, code: 'RELEASE_REFUSED' });
  expect(rejected.reasons).toMatchObject([
    {
      rule: 'canary',
      about: [
        `practice@${environment.releaseName('1.2.0')}`,
        `explore@${environment.releaseName('1.2.0')}`,
      ],
    },
  ]);
  expect(await environment.current()).toEqual(runningCanary);
});

test('changing the percentage keeps the canary', async () => {
  const environment = new TestEnvironment(api, 'wider');
  await environment.promoteFirstReleases();
  const { canary } = await environment.publishAndPromote('explore', '1.2.0', { percent: 10 });
  const release = { unit: 'explore', release: environment.releaseName('1.2.0') };
  const wider = await environment.promote([release], { percent: 50 });
  expect(wider).toMatchObject({ revision: 3, canary: { ...canary, percent: 50 } });
  expect(await environment.promote([release], { percent: 50 })).toEqual(wider);
});

test('promoting the releases of a canary to all visitors ends it with the outcome `promoted`', async () => {
  const environment = new TestEnvironment(api, 'finished');
  await environment.promoteFirstReleases();
  const { canary } = await environment.publishAndPromote('explore', '1.2.0', { percent: 10 });
  const after = await environment.promote([
    { unit: 'explore', release: environment.releaseName('1.2.0') },
  ]);
  expect(after).toMatchObject({ revision: 3, canary: null, set: canary?.set });
  expect(await canaryRow(canary?.id)).toMatchObject({ outcome: 'promoted' });
});

test('another unit can be promoted to all visitors while a canary runs', async () => {
  const environment = new TestEnvironment(api, 'parallel');
  await environment.promoteFirstReleases();
  const { canary } = await environment.publishAndPromote('explore', '1.2.0', { percent: 10 });
  const after = await environment.publishAndPromote('practice', '1.2.0');

  const [first, second] = [environment.releaseName('1.1.0'), environment.releaseName('1.2.0')];
  expect(releasesIn(after.set)).toMatchObject({ explore: first, practice: second });
  expect(releasesIn(after.canary?.set ?? after.set)).toMatchObject({
    explore: second,
    practice: second,
  });
  expect(after.canary).toMatchObject({ id: canary?.id, percent: 10 });
  expect(await canaryRow(canary?.id)).toEqual({
    outcome: null,
    reason: null,
    set_id: after.canary?.set.id,
    base_set_id: after.set.id,
  });
});

test('rejects a promotion whose paths conflict with those of the running canary', async () => {
  const environment = new TestEnvironment(api, 'conflict');
  await environment.promoteFirstReleases();
  const routes = [page('/explore', 'home'), page('/new', 'new')];
  const canaryRelease = await environment.publish('explore', '1.2.0', { routes });
  const runningCanary = await environment.promote([canaryRelease], { percent: 10 });
  await environment.revokePath('explore', '/new');
  const conflicting = await environment.publish('practice', '1.2.0', {
    routes: [page('/practice', 'home'), page('/new', 'new')],
  });
  const rejected = await environment.rejectedPromote([conflicting]);
  expect(rejected.reasons).toMatchObject([
    { rule: 'paths', about: expect.arrayContaining([`explore@${canaryRelease.release}`]) },
  ]);
  expect(await environment.current()).toEqual(runningCanary);
});

test('rejects a promotion of another release of the canary’s unit while the canary runs', async () => {
  const environment = new TestEnvironment(api, 'third');
  await environment.promoteFirstReleases();
  await environment.publishAndPromote('explore', '1.2.0', { percent: 10 });
  const rejected = await environment.rejectedPromote([
    await environment.publish('explore', '1.3.0'),
  ]);
  expect(rejected.reasons).toMatchObject([{ rule: 'canary' }]);
});

test('a canary is stopped by a token that may promote its unit, and by no other', async () => {
  const environment = new TestEnvironment(api, 'stopped');
  const before = await environment.promoteFirstReleases();
  const { revision, canary } = await environment.publishAndPromote('explore', '1.2.0', {
    percent: 10,
  });

  const input = { environment: 'stopped', expected: revision };
  const other = await environment.tokenOf('practice');
  expect((await api.rejection(stopCanaryEndpoint, input, other)).code).toBe('FORBIDDEN');
  const late = { ...input, expected: revision - 1 };
  expect((await api.rejection(stopCanaryEndpoint, late, TEST_DEPLOY_TOKEN)).code).toBe(
    'ENVIRONMENT_MOVED',
  );

  const after = await environment.stopCanary(await environment.tokenOf('explore'));
  expect(after).toEqual({ ...before, revision: revision + 1 });
  expect(await canaryRow(canary?.id)).toMatchObject({ outcome: 'stopped' });
  expect((await environment.log())[0]).toMatchObject({
    actor: 'explore-team-stopped',
    action: 'canary stopped',
    from: canary?.set.id,
    to: before.set.id,
  });
  expect(await environment.stopCanary()).toEqual(after);
});

test('the registry stops the canary that it has evaluated, and no other', async () => {
  const environment = new TestEnvironment(api, 'judged');
  await environment.promoteFirstReleases();
  const { canary } = await environment.publishAndPromote('explore', '1.2.0', { percent: 10 });
  const stop = (id: string | undefined) =>
    api.database.transaction((transaction) =>
      stopCanary(transaction, {
        environment: 'judged',
        actor: 'registry',
        why: 'It failed.',
        outcome: 'stopped',
        ...(id !== undefined && { canaryId: id }),
      }),
    );
  expect(await stop('another')).toBe(false);
  expect(await stop(canary?.id)).toBe(true);
  expect(await stop(canary?.id)).toBe(false);
  expect(await canaryRow(canary?.id)).toMatchObject({ outcome: 'stopped', reason: 'It failed.' });
  const stops = (await environment.log()).filter(({ action }) => action === 'canary stopped');
  expect(stops).toMatchObject([{ actor: 'registry', why: 'It failed.' }]);
});
