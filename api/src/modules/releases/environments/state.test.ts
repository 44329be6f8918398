import { environmentStateEndpoint } from '@sopaan/schemas/releases/environment';
import { testApp } from '../../../testing/test-app';
import { TestEnvironment } from './testing/test-environment';

const api = testApp();

const stateOf = (environment: string) => api.call(environmentStateEndpoint, { environment });
const lastGoodOf = async (environment: string) =>
  (await stateOf(environment)).lastGood.map(({ unit, release }) => `${unit}@${release}`);

test('the state of an environment for an edge contains its set, canary and revision', async () => {
  const environment = new TestEnvironment(api, 'state');
  const first = await environment.promoteFirstReleases();
  expect(await stateOf('state')).toEqual({
    environment: 'state',
    revision: 1,
    set: first.set,
    canary: null,
    lastGood: [],
    retirements: [],
  });
  const { canary } = await environment.publishAndPromote('explore', '1.2.0', { percent: 10 });
  const { id, set, percent } = canary ?? { id: '', set: first.set, percent: 0 };
  expect(await stateOf('state')).toMatchObject({ revision: 2, canary: { id, set, percent } });
  await environment.stopCanary();
  expect(await stateOf('state')).toMatchObject({ revision: 3, canary: null });
});

test('the state of an environment that does not exist is NOT_FOUND', async () => {
  const rejection = await api.rejection(environmentStateEndpoint, { environment: 'none' });
  expect(rejection).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test('[P2] the fallbacks of a remote are the two releases that were current before', async () => {
  const environment = new TestEnvironment(api, 'good');
  await environment.promoteFirstReleases();
  await environment.publishAndPromote('explore', '1.2.0');
  expect(await lastGoodOf('good')).toEqual([`explore@${environment.releaseName('1.1.0')}`]);
  await environment.publishAndPromote('explore', '1.3.0');
  expect(await lastGoodOf('good')).toEqual([
    `explore@${environment.releaseName('1.2.0')}`,
    `explore@${environment.releaseName('1.1.0')}`,
  ]);
  await environment.publishAndPromote('practice', '1.2.0');
  expect(await lastGoodOf('good')).toEqual([
    `explore@${environment.releaseName('1.2.0')}`,
    `explore@${environment.releaseName('1.1.0')}`,
    `practice@${environment.releaseName('1.1.0')}`,
  ]);
});

test('a withdrawn release is not a fallback until it is promoted again', async () => {
  const environment = new TestEnvironment(api, 'withdrawn');
  await environment.promoteFirstReleases();
  await environment.publishAndPromote('explore', '1.2.0');
  await environment.rollback();
  expect(await lastGoodOf('withdrawn')).toEqual([]);
  await environment.publishAndPromote('explore', '1.3.0');
  expect(await lastGoodOf('withdrawn')).toEqual([`explore@${environment.releaseName('1.1.0')}`]);
  await environment.promote([{ unit: 'explore', release: environment.releaseName('1.2.0') }]);
  expect(await lastGoodOf('withdrawn')).toEqual([
    `explore@${environment.releaseName('1.3.0')}`,
    `explore@${environment.releaseName('1.1.0')}`,
  ]);
});

test.each([
  ['libraries', { shared: [{ name: 'react', version: '20.0.0' }] }],
  ['contract', { contract: '2.0.0' }],
])(
  'a release that the current host cannot run because of its %s is not a fallback',
  async (name, host) => {
    const environment = new TestEnvironment(api, name);
    await environment.promoteFirstReleases();
    await environment.publishAndPromote('explore', '1.2.0');
    const remote = {
      contract: `^${'contract' in host ? host.contract : '1.0.0'}`,
      shared: [{ name: 'react', version: 'shared' in host ? '^20.0.0' : '^19.3.1' }],
    };
    await environment.promote([
      await environment.publish('host', '1.3.0', host),
      await environment.publish('explore', '1.3.0', remote),
      await environment.publish('practice', '1.3.0', remote),
    ]);
    expect(await lastGoodOf(name)).toEqual([]);
    await environment.promote([await environment.publish('explore', '1.4.0', remote)]);
    expect(await lastGoodOf(name)).toEqual([`explore@${environment.releaseName('1.3.0')}`]);
  },
);

test('a release of an older contract is a fallback if the current host has an adapter for it', async () => {
  const environment = new TestEnvironment(api, 'adapted');
  await environment.promoteFirstReleases();
  const host = await environment.publish('host', '1.2.0', { contract: '2.0.0', adapts: [1] });
  await environment.promote([
    host,
    await environment.publish('explore', '1.2.0', { contract: '^2.0.0' }),
  ]);
  expect(await lastGoodOf('adapted')).toEqual([`explore@${environment.releaseName('1.1.0')}`]);
});

test('a release that only a canary has shown is not a fallback', async () => {
  const environment = new TestEnvironment(api, 'canary-only');
  await environment.promoteFirstReleases();
  await environment.publishAndPromote('explore', '1.2.0', { percent: 10 });
  await environment.stopCanary();
  await environment.publishAndPromote('explore', '1.3.0');
  expect(await lastGoodOf('canary-only')).toEqual([`explore@${environment.releaseName('1.1.0')}`]);
});

test('a release whose canary was stopped is not a fallback, even if all visitors saw it before', async () => {
  const environment = new TestEnvironment(api, 'doubted');
  await environment.promoteFirstReleases();
  await environment.publishAndPromote('explore', '1.2.0');
  await environment.publishAndPromote('explore', '1.3.0');
  const older = { unit: 'explore', release: environment.releaseName('1.2.0') };
  await environment.promote([older], { percent: 10 });
  await environment.stopCanary();
  expect(await lastGoodOf('doubted')).toEqual([`explore@${environment.releaseName('1.1.0')}`]);
});

test('after many promotions, the fallbacks are the two newest releases before the current one', async () => {
  const environment = new TestEnvironment(api, 'long');
  await environment.promoteFirstReleases();
  for (let minor = 2; minor <= 13; minor += 1)
    await environment.publishAndPromote('explore', `1.${minor}.0`);
  expect(await lastGoodOf('long')).toEqual([
    `explore@${environment.releaseName('1.12.0')}`,
    `explore@${environment.releaseName('1.11.0')}`,
  ]);
});
