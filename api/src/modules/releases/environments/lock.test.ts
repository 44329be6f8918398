import { lockEndpoint, unlockEndpoint } from '@sopaan/schemas/releases/environment';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';
import { TestEnvironment } from './testing/test-environment';

const api = testApp();

const lock = (environment: string, why = '', token = TEST_DEPLOY_TOKEN) =>
  api.call(lockEndpoint, { environment, why }, token);

test('a locked environment rejects promotions and canaries with the reason until it is unlocked', async () => {
  const environment = new TestEnvironment(api, 'closed');
  await environment.promoteFirstReleases();
  const release = await environment.publish('explore', '1.2.0');
  const locked = await lock('closed', 'exam day');
  expect(locked).toMatchObject({ revision: 2, lock: { by: 'operator', why: 'exam day' } });

  for (const percent of [undefined, 10]) {
    const rejected = await environment.rejectedPromote([release], percent ? { percent } : {});
    expect(rejected).toMatchObject({ status: 409, code: 'ENVIRONMENT_LOCKED' });
    expect(rejected.reasons[0]?.message).toMatch(/^operator locked closed at .*: exam day\./);
  }
  expect(await environment.current()).toEqual(locked);

  const input = { environment: 'closed', why: 'over' };
  const unlocked = await api.call(unlockEndpoint, input, TEST_DEPLOY_TOKEN);
  expect(unlocked).toMatchObject({ revision: 3, lock: null });
  expect((await environment.promote([release])).revision).toBe(4);
  expect((await environment.log()).map(({ action, why }) => [action, why])).toEqual([
    ['promote', ''],
    ['unlock', 'over'],
    ['lock', 'exam day'],
    ['promote', ''],
  ]);
});

test('locking twice keeps the first lock, and unlocking an unlocked environment changes nothing', async () => {
  const environment = new TestEnvironment(api, 'standing');
  const open = await environment.promoteFirstReleases();
  const input = { environment: 'standing', why: '' };
  expect(await api.call(unlockEndpoint, input, TEST_DEPLOY_TOKEN)).toEqual(open);
  const first = await lock('standing', 'first');
  expect(await lock('standing', 'second')).toEqual(first);
});

test('a locked environment can be rolled back, and its canary stopped', async () => {
  const environment = new TestEnvironment(api, 'incident');
  const first = await environment.promoteFirstReleases();
  await environment.publishAndPromote('explore', '1.2.0');
  await environment.publishAndPromote('practice', '1.2.0', { percent: 10 });
  await lock('incident');
  expect(await environment.stopCanary()).toMatchObject({ canary: null });
  expect(await environment.rollback()).toMatchObject({ set: first.set, lock: { by: 'operator' } });
});

test('rejects locking and unlocking with the token of one unit', async () => {
  const environment = new TestEnvironment(api, 'keys');
  await environment.promoteFirstReleases();
  const token = await environment.tokenOf('explore');
  for (const endpoint of [lockEndpoint, unlockEndpoint]) {
    const rejected = await api.rejection(endpoint, { environment: 'keys' }, token);
    expect(rejected).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  }
});

test('rejects locking an environment that does not exist', async () => {
  const rejected = await api.rejection(lockEndpoint, { environment: 'empty' }, TEST_DEPLOY_TOKEN);
  expect(rejected).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(rejected.reasons[0]?.message).toContain('The environment empty does not exist');
});
