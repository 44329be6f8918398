import { readdir } from 'node:fs/promises';
import { blobName } from '@sopaan/contract/blob';
import { listLogEndpoint } from '@sopaan/schemas/releases/log';
import { createPreviewEndpoint } from '@sopaan/schemas/releases/preview';
import {
  listReleasesEndpoint,
  publishEndpoint,
  releaseForEdgeEndpoint,
  removedReleasesEndpoint,
} from '@sopaan/schemas/releases/publish';
import { runCleanup } from '../../../cleanup/cleanup';
import { fakeBuild } from '../../../testing/fake-manifest';
import { uploadFiles } from '../../../testing/fake-release';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';
import { TestEnvironment, releasesIn } from '../environments/testing/test-environment';
import { removalCleanup } from './removal.cleanup';
import { ageReleases } from './testing/age-releases';

const api = testApp();
const environment = new TestEnvironment(api, 'removal');
const oldRelease = { unit: 'explore', release: environment.releaseName('1.1.0') };
const build = fakeBuild({ unit: 'explore', version: '1.1.0', release: oldRelease.release });
const log = { warn: jest.fn() };

async function cleanUp(): Promise<void> {
  const tasks = removalCleanup(api.app.releaseStore, { keepDays: 30, keepNewest: 1 });
  await runCleanup({ database: api.database, tasks, log });
  expect(log.warn).not.toHaveBeenCalled();
}

const publish = (manifest: object = build.manifest) =>
  api.call(publishEndpoint, { manifest, author: '', commit: '', note: '' }, TEST_DEPLOY_TOKEN);
const storedFiles = async () => {
  const files = await readdir(api.storeFolder, { recursive: true });
  return files.map((file) => file.replace(/^.*\//, '').replace(/\.br$/, ''));
};
const nameOfFile = (integrity: string | undefined) => blobName(integrity ?? '');

/** Promotes version 1.1.0 of explore, then 1.2.0 to 1.4.0, makes all of them old and runs the cleanup. */
beforeAll(async () => {
  await uploadFiles(api, build);
  const first = [await environment.publish('host', '1.1.0'), await publish()];
  await environment.promote(first.map(({ unit, release }) => ({ unit, release })));
  for (const version of ['1.2.0', '1.3.0']) await environment.publishAndPromote('explore', version);
  // Version 1.4.0 contains a file of 1.1.0.
  const shared = build.manifest.files[0];
  const next = fakeBuild({
    unit: 'explore',
    version: '1.4.0',
    release: environment.releaseName('1.4.0'),
  });
  const files = [...next.manifest.files, ...(shared ? [{ ...shared, name: 'shared.js' }] : [])];
  await uploadFiles(api, next);
  await publish({ ...next.manifest, files });
  await environment.promote([{ unit: 'explore', release: environment.releaseName('1.4.0') }]);
  await ageReleases(api, 60);
  await cleanUp();
});

test('[P12] removes the files of an old release, except those that another release needs', async () => {
  const [shared, ...own] = build.manifest.files.map(({ integrity }) => nameOfFile(integrity));
  const stored = await storedFiles();
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((name) => stored.includes(name))).toEqual([]);
  expect(stored).toContain(shared);
});

test('[P12] the removal is in the log, and the release in no list', async () => {
  const { items } = await api.call(listLogEndpoint, { unit: 'explore' }, TEST_DEPLOY_TOKEN);
  expect(items[0]).toMatchObject({
    actor: 'registry',
    action: 'remove',
    releases: [`explore@${oldRelease.release}`],
    why: 'older than 30 days, and not one of the newest 1',
  });
  const list = await api.call(listReleasesEndpoint, { unit: 'explore' }, TEST_DEPLOY_TOKEN);
  expect(list.items.map(({ release }) => release)).toEqual(
    ['1.4.0', '1.3.0', '1.2.0'].map((version) => environment.releaseName(version)),
  );
  expect(await api.rejection(releaseForEdgeEndpoint, oldRelease)).toMatchObject({ status: 404 });
});

test('[G16] an edge learns which of its releases were removed, and nothing about unknown ones', async () => {
  const [keptRelease, unknownRelease] = [environment.releaseName('1.4.0'), '9.9.9-z'].map(
    (release) => ({
      unit: 'explore',
      release,
    }),
  );
  const releases = [keptRelease, oldRelease, unknownRelease].filter((one) => one !== undefined);
  expect(await api.call(removedReleasesEndpoint, { releases })).toEqual({ removed: [oldRelease] });
});

test('[P12] a removed release is neither promoted, previewed nor restored by a rollback, and the error says when it was removed', async () => {
  const before = await environment.current();
  const day = new Date().toISOString().slice(0, 10);
  const removedRejection = {
    status: 422,
    reasons: [
      {
        rule: 'removed',
        about: [`explore@${oldRelease.release}`],
        message: expect.stringContaining(`was removed on ${day}`),
      },
    ],
  };
  expect(await environment.rejectedPromote([oldRelease])).toMatchObject(removedRejection);
  const preview = { environment: 'removal', parts: [oldRelease], days: 7, note: '' };
  expect(await api.rejection(createPreviewEndpoint, preview, TEST_DEPLOY_TOKEN)).toMatchObject(
    removedRejection,
  );
  const [first] = await api.database.query<{ set_id: string }>(
    "select set_id from release_history where environment = 'removal' and revision = 1",
  );
  const to = first?.set_id ?? '';
  expect(await environment.rejectedRollback({ to })).toMatchObject(removedRejection);
  expect(await environment.current()).toEqual(before);
});

test('[P12] a removed release is published again with its files, and promoted', async () => {
  const { status, reasons } = await api.rejection(
    publishEndpoint,
    { manifest: build.manifest },
    TEST_DEPLOY_TOKEN,
  );
  expect({ status, reasons }).toMatchObject({ status: 422, reasons: [{ rule: 'files' }] });
  await uploadFiles(api, build);
  expect(await publish()).toMatchObject({ status: 'published' });
  expect(await publish()).toMatchObject({ status: 'unchanged' });
  const { set } = await environment.promote([oldRelease]);
  expect(releasesIn(set)).toMatchObject({ explore: oldRelease.release });
  await cleanUp();
  await environment.rollback();
});

test('[P12] files that were uploaded lately stay, because their release may follow', async () => {
  const next = fakeBuild({ unit: 'explore', version: '1.9.0' });
  await uploadFiles(api, next);
  await cleanUp();
  expect(await publish(next.manifest)).toMatchObject({ status: 'published' });
});
