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
  const before = await environment.start();
  const after = await environment.publishAndPromote('explore', 2, {
    percent: 10,
    why: 'carefully',
  });

  expect(after).toMatchObject({ revision: 2, set: before.set, since: before.since });
  expect(after.canary).toMatchObject({ percent: 10, startedBy: 'operator' });
  expect(releasesIn(after.canary?.set ?? before.set)).toEqual({
    ...releasesIn(before.set),
    explore: environment.release(2),
  });
  expect(await canaryRow(after.canary?.id)).toMatchObject({ base_set_id: before.set.id });
  expect((await environment.log())[0]).toMatchObject({
    action: 'canary',
    releases: [`explore@${environment.release(2)}`],
    why: '10 % of the visitors: carefully',
    from: before.set.id,
    to: after.canary?.set.id,
  });
});

test('a new environment cannot start with a canary', async () => {
  const environment = new TestEnvironment(api, 'nothing');
  const releases = [await environment.publish('host', 1)];
  const rejected = await environment.rejectedPromote(releases, { percent: 10 });
  expect(rejected.reasons).toMatchObject([{ rule: 'canary' }]);
});

test('validates the set of a canary', async () => {
  const environment = new TestEnvironment(api, 'checked');
  const before = await environment.start();
  const release = await environment.publish('explore', 2, { contract: '^2.0.0' });
  const rejected = await environment.rejectedPromote([release], { percent: 10 });
  expect(rejected.reasons).toMatchObject([{ rule: 'contract' }]);
  expect(await environment.current()).toEqual(before);
});

test('rejects a second canary while one is running', async () => {
  const environment = new TestEnvironment(api, 'second');
  await environment.start();
  const runningCanary = await environment.publishAndPromote('explore', 2, { percent: 10 });
  const release = await environment.publish('practice', 2);
  const rejected = await environment.rejectedPromote([release], { percent: 20 });
  expect(rejected).toMatchObject({ status: 422, code: 'RELEASE_REFUSED' });
  expect(rejected.reasons).toMatchObject([
    {
      rule: 'canary',
      about: [`practice@${environment.release(2)}`, `explore@${environment.release(2)}`],
    },
  ]);
  expect(await environment.current()).toEqual(runningCanary);
});

test('changing the percentage keeps the canary', async () => {
  const environment = new TestEnvironment(api, 'wider');
  await environment.start();
  const { canary } = await environment.publishAndPromote('explore', 2, { percent: 10 });
  const release = { unit: 'explore', release: environment.release(2) };
  const wider = await environment.promote([release], { percent: 50 });
  expect(wider).toMatchObject({ revision: 3, canary: { ...canary, percent: 50 } });
  expect(await environment.promote([release], { percent: 50 })).toEqual(wider);
});

test('promoting the releases of a canary to all ends it as promoted', async () => {
  const environment = new TestEnvironment(api, 'finished');
  await environment.start();
  const { canary } = await environment.publishAndPromote('explore', 2, { percent: 10 });
  const after = await environment.promote([{ unit: 'explore', release: environment.release(2) }]);
  expect(after).toMatchObject({ revision: 3, canary: null, set: canary?.set });
  expect(await canaryRow(canary?.id)).toMatchObject({ outcome: 'promoted' });
});

test('another unit can be promoted to all during a canary', async () => {
  const environment = new TestEnvironment(api, 'parallel');
  await environment.start();
  const { canary } = await environment.publishAndPromote('explore', 2, { percent: 10 });
  const after = await environment.publishAndPromote('practice', 2);

  const [one, two] = [environment.release(1), environment.release(2)];
  expect(releasesIn(after.set)).toMatchObject({ explore: one, practice: two });
  expect(releasesIn(after.canary?.set ?? after.set)).toMatchObject({ explore: two, practice: two });
  expect(after.canary).toMatchObject({ id: canary?.id, percent: 10 });
  expect(await canaryRow(canary?.id)).toEqual({
    outcome: null,
    reason: null,
    set_id: after.canary?.set.id,
    base_set_id: after.set.id,
  });
});

test('rejects a promotion that does not fit the running canary', async () => {
  const environment = new TestEnvironment(api, 'clash');
  await environment.start();
  const routes = [page('/explore', 'home'), page('/new', 'new')];
  const canaryRelease = await environment.publish('explore', 2, { routes });
  const runningCanary = await environment.promote([canaryRelease], { percent: 10 });
  await environment.revokePath('explore', '/new');
  const clashing = await environment.publish('practice', 2, {
    routes: [page('/practice', 'home'), page('/new', 'new')],
  });
  const rejected = await environment.rejectedPromote([clashing]);
  expect(rejected.reasons).toMatchObject([
    { rule: 'paths', about: expect.arrayContaining([`explore@${canaryRelease.release}`]) },
  ]);
  expect(await environment.current()).toEqual(runningCanary);
});

test('rejects a third release of the unit under test during a canary', async () => {
  const environment = new TestEnvironment(api, 'third');
  await environment.start();
  await environment.publishAndPromote('explore', 2, { percent: 10 });
  const rejected = await environment.rejectedPromote([await environment.publish('explore', 3)]);
  expect(rejected.reasons).toMatchObject([{ rule: 'canary' }]);
});

test('a canary can be stopped by anybody who may promote its unit', async () => {
  const environment = new TestEnvironment(api, 'stopped');
  const before = await environment.start();
  const { revision, canary } = await environment.publishAndPromote('explore', 2, { percent: 10 });

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
  await environment.start();
  const { canary } = await environment.publishAndPromote('explore', 2, { percent: 10 });
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
