import { environmentStateEndpoint } from '@sopaan/schemas/releases/environment';
import { testApp } from '../../../testing/test-app';
import { TestEnvironment } from './testing/test-environment';

const api = testApp();

const stateOf = (environment: string) => api.call(environmentStateEndpoint, { environment });
const lastGoodOf = async (environment: string) =>
  (await stateOf(environment)).lastGood.map(({ unit, release }) => `${unit}@${release}`);

test('returns the current set, canary and revision to an edge', async () => {
  const environment = new TestEnvironment(api, 'state');
  const first = await environment.start();
  expect(await stateOf('state')).toEqual({
    environment: 'state',
    revision: 1,
    set: first.set,
    canary: null,
    lastGood: [],
    retirements: [],
  });
  const { canary } = await environment.publishAndPromote('explore', 2, { percent: 10 });
  const { id, set, percent } = canary ?? { id: '', set: first.set, percent: 0 };
  expect(await stateOf('state')).toMatchObject({ revision: 2, canary: { id, set, percent } });
  await environment.stopCanary();
  expect(await stateOf('state')).toMatchObject({ revision: 3, canary: null });
});

test('responds with 404 for an environment that does not exist', async () => {
  const rejection = await api.rejection(environmentStateEndpoint, { environment: 'none' });
  expect(rejection).toMatchObject({ status: 404, code: 'NOT_FOUND' });
});

test('[P2] the fallbacks of a remote are the two releases shown before', async () => {
  const environment = new TestEnvironment(api, 'good');
  await environment.start();
  await environment.publishAndPromote('explore', 2);
  expect(await lastGoodOf('good')).toEqual([`explore@${environment.release(1)}`]);
  await environment.publishAndPromote('explore', 3);
  expect(await lastGoodOf('good')).toEqual([
    `explore@${environment.release(2)}`,
    `explore@${environment.release(1)}`,
  ]);
  await environment.publishAndPromote('practice', 2);
  expect(await lastGoodOf('good')).toEqual([
    `explore@${environment.release(2)}`,
    `explore@${environment.release(1)}`,
    `practice@${environment.release(1)}`,
  ]);
});

test('a withdrawn release is not a fallback until it is promoted again', async () => {
  const environment = new TestEnvironment(api, 'withdrawn');
  await environment.start();
  await environment.publishAndPromote('explore', 2);
  await environment.rollback();
  expect(await lastGoodOf('withdrawn')).toEqual([]);
  await environment.publishAndPromote('explore', 3);
  expect(await lastGoodOf('withdrawn')).toEqual([`explore@${environment.release(1)}`]);
  await environment.promote([{ unit: 'explore', release: environment.release(2) }]);
  expect(await lastGoodOf('withdrawn')).toEqual([
    `explore@${environment.release(3)}`,
    `explore@${environment.release(1)}`,
  ]);
});

test.each([
  ['libraries', { shared: [{ name: 'react', version: '20.0.0' }] }],
  ['contract', { contract: '2.0.0' }],
])(
  'a release that the current host cannot run because of its %s is not a fallback',
  async (name, host) => {
    const environment = new TestEnvironment(api, name);
    await environment.start();
    await environment.publishAndPromote('explore', 2);
    const remote = {
      contract: `^${'contract' in host ? host.contract : '1.0.0'}`,
      shared: [{ name: 'react', version: 'shared' in host ? '^20.0.0' : '^19.3.1' }],
    };
    await environment.promote([
      await environment.publish('host', 3, host),
      await environment.publish('explore', 3, remote),
      await environment.publish('practice', 3, remote),
    ]);
    expect(await lastGoodOf(name)).toEqual([]);
    await environment.promote([await environment.publish('explore', 4, remote)]);
    expect(await lastGoodOf(name)).toEqual([`explore@${environment.release(3)}`]);
  },
);

test('a release that the host has an adapter for is a fallback', async () => {
  const environment = new TestEnvironment(api, 'adapted');
  await environment.start();
  const host = await environment.publish('host', 2, { contract: '2.0.0', adapts: [1] });
  await environment.promote([
    host,
    await environment.publish('explore', 2, { contract: '^2.0.0' }),
  ]);
  expect(await lastGoodOf('adapted')).toEqual([`explore@${environment.release(1)}`]);
});

test('a release that only a canary has shown is not a fallback', async () => {
  const environment = new TestEnvironment(api, 'canary-only');
  await environment.start();
  await environment.publishAndPromote('explore', 2, { percent: 10 });
  await environment.stopCanary();
  await environment.publishAndPromote('explore', 3);
  expect(await lastGoodOf('canary-only')).toEqual([`explore@${environment.release(1)}`]);
});

test('a release whose canary was stopped is not a fallback, even if all visitors saw it before', async () => {
  const environment = new TestEnvironment(api, 'doubted');
  await environment.start();
  await environment.publishAndPromote('explore', 2);
  await environment.publishAndPromote('explore', 3);
  const older = { unit: 'explore', release: environment.release(2) };
  await environment.promote([older], { percent: 10 });
  await environment.stopCanary();
  expect(await lastGoodOf('doubted')).toEqual([`explore@${environment.release(1)}`]);
});

test('finds the newest releases of a long history', async () => {
  const environment = new TestEnvironment(api, 'long');
  await environment.start();
  for (let number = 2; number <= 13; number += 1)
    await environment.publishAndPromote('explore', number);
  expect(await lastGoodOf('long')).toEqual([
    `explore@${environment.release(12)}`,
    `explore@${environment.release(11)}`,
  ]);
});
