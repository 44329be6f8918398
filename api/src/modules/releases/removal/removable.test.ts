import { createPreviewEndpoint } from '@sopaan/schemas/releases/preview';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';
import { TestEnvironment } from '../environments/testing/test-environment';
import { findRemovable } from './remove-releases';
import { ageReleases } from './testing/age-releases';

const api = testApp();

/**
 * 60 days ago: releases 1 to 4 of explore were shown, one after the other, so 4 is current and 3 and 2 are its fallbacks.
 * Nobody has promoted 5 and 6. Release 7 is the newest one of explore.
 */
async function prepare(name: string): Promise<TestEnvironment> {
  const environment = new TestEnvironment(api, name);
  await environment.start();
  for (const number of [2, 3, 4]) await environment.publishAndPromote('explore', number);
  for (const number of [5, 6]) await environment.publish('explore', number);
  await ageReleases(api, 60);
  await environment.publish('explore', 7);
  return environment;
}

const explore = (environment: TestEnvironment, number: number) => ({
  unit: 'explore',
  release: environment.release(number),
});

/** The numbers of the releases that would be removed. */
async function removableNumbers({ name }: TestEnvironment, rule = { keepDays: 30, keepNewest: 1 }) {
  const releases = await findRemovable(api.database, rule);
  const own = releases.filter(({ release }) => release.endsWith(`-${name}`));
  return own.map(({ release }) => Number(release.split('.')[1])).sort((a, b) => a - b);
}

test('[P12] releases of the set and its fallbacks stay; others are removable by age', async () => {
  const environment = await prepare('base');
  expect(await removableNumbers(environment)).toEqual([1, 5, 6]);
  expect(await removableNumbers(environment, { keepDays: 90, keepNewest: 1 })).toEqual([]);
});

test('[P12] the newest releases of a unit stay', async () => {
  const environment = await prepare('newest');
  expect(await removableNumbers(environment, { keepDays: 30, keepNewest: 3 })).toEqual([1]);
});

test('[P12] a release of a canary stays while it runs, and as long as tabs may be open after it', async () => {
  const environment = await prepare('canary');
  await environment.promote([explore(environment, 5)], { percent: 10 });
  expect(await removableNumbers(environment)).toEqual([1, 6]);
  await environment.stopCanary();
  expect(await removableNumbers(environment)).toEqual([1, 6]);
  await ageReleases(api, 31);
  expect(await removableNumbers(environment)).toContain(5);
});

test('[P12] a release of a preview stays until long after it has expired', async () => {
  const environment = await prepare('preview');
  const request = { environment: 'preview', parts: [explore(environment, 5)], days: 7, note: '' };
  await api.call(createPreviewEndpoint, request, TEST_DEPLOY_TOKEN);
  expect(await removableNumbers(environment)).toEqual([1, 6]);
  // 29 days after the preview has expired, which is less than `keepDays`.
  await ageReleases(api, 36);
  expect(await removableNumbers(environment)).not.toContain(5);
  await ageReleases(api, 2);
  expect(await removableNumbers(environment)).toContain(5);
});

test('[P12] a release that left the set lately stays, because open tabs still load its files', async () => {
  const environment = await prepare('tab');
  for (const number of [1, 2, 3, 4]) await environment.promote([explore(environment, number)]);
  expect(await removableNumbers(environment)).toEqual([5, 6]);
  await ageReleases(api, 31);
  expect(await removableNumbers(environment)).toEqual([1, 5, 6]);
});

test('[P12] the newest healthy releases stay as fallbacks, however old they are', async () => {
  const environment = await prepare('healthy');
  await api.database.query(
    "update release_health set state = 'healthy' where environment = 'healthy' and release = $1",
    [environment.release(1)],
  );
  expect(await removableNumbers(environment)).toEqual([2, 5, 6]);
});

test('[P12] a release stays while any environment shows it', async () => {
  const environment = await prepare('first');
  const { set } = await environment.current();
  const host = set.parts.filter(({ unit }) => unit === 'host');
  await new TestEnvironment(api, 'second').promote([...host, explore(environment, 5)]);
  expect(await removableNumbers(environment)).toEqual([1, 6]);
});
