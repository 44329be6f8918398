import { page } from '../../../testing/fake-manifest';
import { testApp } from '../../../testing/test-app';
import { TestEnvironment, releasesIn } from '../environments/testing/test-environment';
import { retireIn } from './testing/retire-in';

const api = testApp();

async function start(name: string) {
  const environment = new TestEnvironment(api, name);
  await environment.promoteFirstReleases();
  const routes = [page('/practice', 'home'), page('/practice/:id', 'challenge')];
  await environment.promote([await environment.publish('practice', '1.2.0', { routes })]);
  return { environment, ...retireIn(api, name) };
}

test('[P12] a retired unit leaves the set, and all its paths are redirected to one path', async () => {
  const { environment, retireUnit, state } = await start('unit');
  const before = await environment.current();
  const after = await retireUnit('practice', '/explore');
  expect(Object.keys(releasesIn(after.set))).toEqual(['host', 'explore']);
  const retirements = [
    { pattern: '/practice', to: '/explore' },
    { pattern: '/practice/:id', to: '/explore' },
  ];
  expect(await state()).toMatchObject({ set: after.set, retirements, lastGood: [] });
  expect((await environment.log())[0]).toMatchObject({
    action: 'retire',
    releases: [`practice@${environment.releaseName('1.2.0')}`],
    from: before.set.id,
    to: after.set.id,
  });
  // The other teams promote as before.
  await environment.publishAndPromote('explore', '1.2.0');
});

test('[P12] the next promotion restores a retired unit; its paths are restored by unretiring them', async () => {
  const { environment, retireUnit, unretire, state } = await start('back');
  await retireUnit('practice', null);
  await environment.publishAndPromote('practice', '1.3.0');
  expect((await state()).retirements).toContainEqual({ pattern: '/practice', to: null });
  const { set } = await unretire(['/practice', '/practice/:id']);
  expect(releasesIn(set)).toMatchObject({ practice: environment.releaseName('1.3.0') });
  expect((await state()).retirements).toEqual([]);
});

test('[P12] a rollback brings the release of a retired unit back, not its paths', async () => {
  const { environment, retireUnit, state } = await start('undo');
  const before = await environment.current();
  await retireUnit('practice', null);
  expect((await environment.rollback()).set).toEqual(before.set);
  expect((await state()).retirements).toHaveLength(2);
});

test('[P12] the token of a unit retires this unit only', async () => {
  const { environment, retireUnit, rejectedRetireUnit } = await start('token');
  const token = await environment.tokenOf('practice');
  expect(await rejectedRetireUnit('explore', null, token)).toMatchObject({ status: 403 });
  expect(Object.keys(releasesIn((await retireUnit('practice', null, token)).set))).toEqual([
    'host',
    'explore',
  ]);
});

test.each([
  ['host', null, 422, 'complete'],
  ['learn', null, 404, 'unknown'],
  ['practice', '/practice/old', 422, 'redirects'],
  ['practice', '/nowhere', 422, 'target'],
])('[P12] %s cannot be retired to %s', async (unit, to, status, rule) => {
  const { environment, rejectedRetireUnit } = await start(`no-${unit}-${rule}-${to?.length ?? 0}`);
  const before = await environment.current();
  expect(await rejectedRetireUnit(unit, to)).toMatchObject({ status, reasons: [{ rule }] });
  expect(await environment.current()).toEqual(before);
});

test('[P12] rejects a target with parameters for a retired unit', async () => {
  const { rejectedRetireUnit } = await start('field');
  const { status, fields } = await rejectedRetireUnit('practice', '/explore/:id');
  expect({ status, fields }).toMatchObject({
    status: 400,
    fields: { to: expect.stringContaining('such as /explore') },
  });
});

test('[P12] the canary of another unit continues without the retired unit; a canary of the unit itself must be stopped first', async () => {
  const { environment, retireUnit, rejectedRetireUnit } = await start('canary');
  await environment.publishAndPromote('explore', '1.2.0', { percent: 10 });
  expect((await rejectedRetireUnit('explore', null)).reasons).toMatchObject([{ rule: 'canary' }]);
  const { canary, set } = await retireUnit('practice', null);
  expect(releasesIn(canary?.set ?? set)).toEqual({
    host: environment.releaseName('1.1.0'),
    explore: environment.releaseName('1.2.0'),
  });
});
