import { createPreviewEndpoint } from '@sopaan/schemas/releases/preview';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';
import { TestEnvironment } from '../environments/testing/test-environment';
import { findRemovable } from './remove-releases';
import { ageReleases } from './testing/age-releases';

const api = testApp();

/**
 * 60 days ago: versions 1.1.0 to 1.4.0 of explore were promoted, one after the other, so 1.4.0 is current and 1.3.0 and 1.2.0 are its
 * fallbacks; 1.5.0 and 1.6.0 were published and not promoted. Version 1.7.0 is published now, as the newest one.
 */
async function prepare(name: string): Promise<TestEnvironment> {
  const environment = new TestEnvironment(api, name);
  await environment.promoteFirstReleases();
  for (const version of ['1.2.0', '1.3.0', '1.4.0'])
    await environment.publishAndPromote('explore', version);
  for (const version of ['1.5.0', '1.6.0']) await environment.publish('explore', version);
  await ageReleases(api, 60);
  await environment.publish('explore', '1.7.0');
  return environment;
}

const exploreRelease = (environment: TestEnvironment, version: string) => ({
  unit: 'explore',
  release: environment.releaseName(version),
});

/** The versions of the releases that would be removed. */
async function removableVersions(
  { name }: TestEnvironment,
  rule = { keepDays: 30, keepNewest: 1 },
) {
  const releases = await findRemovable(api.database, rule);
  const own = releases.filter(({ release }) => release.endsWith(`-${name}`));
  return own.map(({ release }) => release.split('-')[0]).sort();
}

test('[P12] old releases are removable, except those of the set and its fallbacks', async () => {
  const environment = await prepare('base');
  expect(await removableVersions(environment)).toEqual(['1.1.0', '1.5.0', '1.6.0']);
  expect(await removableVersions(environment, { keepDays: 90, keepNewest: 1 })).toEqual([]);
});

test('[P12] the newest releases of a unit are not removable', async () => {
  const environment = await prepare('newest');
  expect(await removableVersions(environment, { keepDays: 30, keepNewest: 3 })).toEqual(['1.1.0']);
});

test('[P12] a release of a canary is not removable while the canary runs, nor while tabs may still show it', async () => {
  const environment = await prepare('canary');
  await environment.promote([exploreRelease(environment, '1.5.0')], { percent: 10 });
  expect(await removableVersions(environment)).toEqual(['1.1.0', '1.6.0']);
  await environment.stopCanary();
  expect(await removableVersions(environment)).toEqual(['1.1.0', '1.6.0']);
  await ageReleases(api, 31);
  expect(await removableVersions(environment)).toContain('1.5.0');
});

test('[P12] a release of a preview is not removable until 30 days after the preview has expired', async () => {
  const environment = await prepare('preview');
  const request = {
    environment: 'preview',
    parts: [exploreRelease(environment, '1.5.0')],
    days: 7,
    note: '',
  };
  await api.call(createPreviewEndpoint, request, TEST_DEPLOY_TOKEN);
  expect(await removableVersions(environment)).toEqual(['1.1.0', '1.6.0']);
  // 29 days after the preview has expired, which is less than `keepDays`.
  await ageReleases(api, 36);
  expect(await removableVersions(environment)).not.toContain('1.5.0');
  await ageReleases(api, 2);
  expect(await removableVersions(environment)).toContain('1.5.0');
});

test('[P12] a release that was replaced lately is not removable, because open tabs still load its files', async () => {
  const environment = await prepare('tab');
  for (const version of ['1.1.0', '1.2.0', '1.3.0', '1.4.0'])
    await environment.promote([exploreRelease(environment, version)]);
  expect(await removableVersions(environment)).toEqual(['1.5.0', '1.6.0']);
  await ageReleases(api, 31);
  expect(await removableVersions(environment)).toEqual(['1.1.0', '1.5.0', '1.6.0']);
});

test('[P12] the newest healthy releases are fallbacks and not removable, however old they are', async () => {
  const environment = await prepare('healthy');
  await api.database.query(
    "update release_health set state = 'healthy' where environment = 'healthy' and release = $1",
    [environment.releaseName('1.1.0')],
  );
  expect(await removableVersions(environment)).toEqual(['1.2.0', '1.5.0', '1.6.0']);
});

test('[P12] a release is not removable while it is in the set of any environment', async () => {
  const environment = await prepare('first');
  const { set } = await environment.current();
  const host = set.parts.filter(({ unit }) => unit === 'host');
  await new TestEnvironment(api, 'second').promote([...host, exploreRelease(environment, '1.5.0')]);
  expect(await removableVersions(environment)).toEqual(['1.1.0', '1.6.0']);
});
