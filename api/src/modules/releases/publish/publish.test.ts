import { rename, rm, writeFile } from 'node:fs/promises';
import { listLogEndpoint } from '@sopaan/schemas/releases/log';
import { publishEndpoint } from '@sopaan/schemas/releases/publish';
import { fakeBuild, page } from '../../../testing/fake-manifest';
import { publishFake, uploadFiles } from '../../../testing/fake-release';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';
import { tokenFor } from '../../../testing/token-for';
import { findRelease } from './releases.repository';

const api = testApp();

const provenance = { author: 'Asha Rao', commit: '3f2a9c1', note: 'A new home page' };
const publish = (manifest: object, token = TEST_DEPLOY_TOKEN) =>
  api.call(publishEndpoint, { manifest, ...provenance }, token);
const rejectionOf = async (manifest: object, token = TEST_DEPLOY_TOKEN) => {
  const { status, code, reasons } = await api.rejection(publishEndpoint, { manifest }, token);
  return { status, code, rules: [...new Set(reasons.map(({ rule }) => rule))] };
};
const rejection = (...rules: string[]) => ({ status: 422, code: 'RELEASE_REFUSED', rules });
const logOf = async (unit: string) =>
  (await api.call(listLogEndpoint, { unit }, TEST_DEPLOY_TOKEN)).items;

test('publishes a release whose files are uploaded, and logs its author', async () => {
  const build = fakeBuild({ unit: 'explore', adapts: [2] });
  await uploadFiles(api, build);
  const { release } = build.manifest;
  expect(await publish(build.manifest)).toEqual({ unit: 'explore', release, status: 'published' });

  expect(await findRelease(api.database, 'explore', release)).toEqual({
    manifest: build.manifest,
    ...provenance,
    publishedBy: 'operator',
    publishedAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(await logOf('explore')).toMatchObject([
    {
      actor: 'operator',
      action: 'publish',
      releases: [`explore@${release}`],
      why: 'A new home page',
      environment: null,
    },
  ]);
});

test('publishing the same release again changes nothing; with other content it is rejected', async () => {
  const { release } = await publishFake(api, { unit: 'practice' });
  const { manifest } = fakeBuild({ unit: 'practice' });
  const reordered = Object.fromEntries(Object.entries(manifest).reverse());
  expect(await publish(reordered)).toMatchObject({ release, status: 'unchanged' });

  const other = fakeBuild({ unit: 'practice', release, bytes: 300 });
  await uploadFiles(api, other);
  expect(await rejectionOf(other.manifest)).toEqual(rejection('immutable'));
  expect((await findRelease(api.database, 'practice', release))?.manifest).toEqual(manifest);
  expect(await logOf('practice')).toHaveLength(1);
});

test('rejects a release with missing files and does not store it', async () => {
  const build = fakeBuild({ unit: 'learn' });
  const [[entry, content] = ['', Buffer.alloc(0)]] = build.contents;
  const partial = { ...build, contents: new Map([[entry, content]]) };
  await uploadFiles(api, partial);
  expect(await rejectionOf(build.manifest)).toEqual(rejection('files'));

  await uploadFiles(api, build);
  await rm(api.storeFolder, { recursive: true });
  expect(await rejectionOf(build.manifest)).toEqual(rejection('files'));
  expect(await findRelease(api.database, 'learn', build.manifest.release)).toBeUndefined();
});

test('rejects a manifest whose sizes differ from the uploaded files', async () => {
  const build = fakeBuild({ unit: 'profile' });
  await uploadFiles(api, build);
  const resized = (change: object) => ({
    ...build.manifest,
    files: build.manifest.files.map((file) => ({ ...file, ...change })),
  });
  expect(await rejectionOf(resized({ bytes: 7 }))).toEqual(rejection('size'));
  // A size of one byte would meet any budget.
  expect(await rejectionOf(resized({ brotli: 1 }))).toEqual(rejection('size'));
});

test('rejects an invalid manifest and unknown fields', async () => {
  const { manifest } = fakeBuild({ unit: 'explore', version: '3.0.0' });
  const [route] = manifest.routes;
  const targets = { guest: '/a', member: '/a' };
  for (const invalidManifest of [
    {},
    { ...manifest, entry: undefined },
    { ...manifest, files: 'all' },
    { ...manifest, entry: '../../evil.js' },
    { ...manifest, onload: 'alert(1)' },
    { ...manifest, start: { ...manifest.start, inline: ['alert(1)'] } },
    { ...manifest, files: manifest.files.map((file) => ({ ...file, url: 'x' })) },
    { ...manifest, routes: [{ ...route, onclick: 'x' }] },
    { ...manifest, routes: [route, { path: '/b', redirect: { ...targets, onclick: 'x' } }] },
    { ...manifest, routes: [{ ...route, layout: 'popup' }] },
    { ...manifest, routes: [route, route] },
  ]) {
    expect(await rejectionOf(invalidManifest)).toEqual(rejection('manifest'));
  }
});

test('names the rule that a manifest violates', async () => {
  const { manifest } = fakeBuild({ unit: 'explore', version: '4.0.0' });
  expect(await rejectionOf({ ...manifest, container: 'location' })).toEqual(rejection('name'));
});

test('a token of one unit publishes that unit only', async () => {
  const token = await tokenFor(api, 'marketing');
  const [ownBuild, otherBuild] = [
    fakeBuild({ unit: 'marketing', routes: [page('/about-us', 'about')] }),
    fakeBuild({ unit: 'host' }),
  ];
  await uploadFiles(api, ownBuild);
  await uploadFiles(api, otherBuild);

  expect(await publish(ownBuild.manifest, token)).toMatchObject({ status: 'published' });
  const { status, code } = await rejectionOf(otherBuild.manifest, token);
  expect({ status, code }).toEqual({ status: 403, code: 'FORBIDDEN' });
  expect(await findRelease(api.database, 'host', otherBuild.manifest.release)).toBeUndefined();
});

test('of several concurrent publishes one stores the release, and all succeed', async () => {
  const build = fakeBuild({ unit: 'host', version: '5.0.0' });
  await uploadFiles(api, build);
  const responses = await Promise.all(Array.from({ length: 8 }, () => publish(build.manifest)));
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual(['published', ...Array<string>(7).fill('unchanged')]);
  expect(await logOf('host')).toHaveLength(1);
});

test('responds with 503 and publishes nothing while the store is unavailable', async () => {
  const build = fakeBuild({ unit: 'explore', version: '7.0.0' });
  await uploadFiles(api, build);
  await rename(api.storeFolder, `${api.storeFolder}-away`);
  await writeFile(api.storeFolder, '');
  expect(await rejectionOf(build.manifest)).toEqual({
    status: 503,
    code: 'UNAVAILABLE',
    rules: [],
  });
  expect(await findRelease(api.database, 'explore', build.manifest.release)).toBeUndefined();

  await rm(api.storeFolder);
  await rename(`${api.storeFolder}-away`, api.storeFolder);
  expect(await publish(build.manifest)).toMatchObject({ status: 'published' });
});

test('accepts a release of 1500 files', async () => {
  const build = fakeBuild({ unit: 'explore', version: '6.0.0' });
  await uploadFiles(api, build);
  const { files } = build.manifest;
  const [file] = files;
  const more = Array.from({ length: 1500 - files.length }, (_, index) => `${index}.js`);
  const large = {
    ...build.manifest,
    files: [...files, ...more.map((name) => ({ ...file, name }))],
  };
  expect(await publish(large)).toMatchObject({ status: 'published' });
});
