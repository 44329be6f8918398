import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { blobName } from '@sopaan/contract/blob';
import {
  missingFilesEndpoint,
  releaseForEdgeEndpoint,
  verifyEndpoint,
} from '@sopaan/schemas/releases/publish';
import { fakeBuild } from '../../../testing/fake-manifest';
import { publishFake } from '../../../testing/fake-release';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';

const api = testApp();

const { manifest } = fakeBuild({ unit: 'host' });
const release = { unit: 'host', release: manifest.release };
const verify = () => api.call(verifyEndpoint, release, TEST_DEPLOY_TOKEN);
const storedPathOf = (file: string) => {
  const integrity = manifest.files.find(({ name }) => name === file)?.integrity ?? '';
  const name = blobName(integrity);
  return join(api.storeFolder, name.slice(0, 2), `${name}.br`);
};
beforeEach(() => rm(api.storeFolder, { recursive: true }));
beforeEach(() => publishFake(api, { unit: 'host' }));

test('an edge gets the manifest as published, and the encoding of each file', async () => {
  expect(await api.call(releaseForEdgeEndpoint, release)).toEqual({
    manifest,
    author: 'Asha Rao',
    commit: '3f2a9c1',
    publishedAt: expect.stringMatching(/Z$/),
    encodings: manifest.files.map(({ name }) => ({ name, encoding: 'br' })),
  });
  expect(
    await api.rejection(releaseForEdgeEndpoint, { ...release, unit: 'explore' }),
  ).toMatchObject({
    status: 404,
  });
});

test('reports an intact release as sound, and responds with 404 for an unknown one', async () => {
  expect(await verify()).toEqual({ sound: true, faults: [] });
  const unknown = { ...release, release: '9.9.9-x' };
  expect(await api.rejection(verifyEndpoint, unknown, TEST_DEPLOY_TOKEN)).toMatchObject({
    status: 404,
  });
});

test('names files that are missing, changed or truncated in the store', async () => {
  await rm(storedPathOf('display.1.js'));
  await writeFile(storedPathOf('home.1.js'), brotliCompressSync('other content'));
  await writeFile(storedPathOf('main.js'), 'x');
  expect(await verify()).toEqual({
    sound: false,
    faults: [
      { file: 'display.1.js', message: 'The store does not have this file.' },
      { file: 'home.1.js', message: 'The stored file differs from what was published.' },
      { file: 'main.js', message: 'The stored file differs from what was published.' },
    ],
  });
});

test('a damaged file is reported as missing, and publishing again repairs it', async () => {
  const [integrity = ''] = manifest.files.map((file) => file.integrity);
  const findMissing = async () => {
    const request = { integrities: manifest.files.map((file) => file.integrity) };
    return (await api.call(missingFilesEndpoint, request, TEST_DEPLOY_TOKEN)).missing;
  };
  await writeFile(storedPathOf(manifest.files[0]?.name ?? ''), brotliCompressSync('other content'));
  expect((await verify()).sound).toBe(false);
  expect(await findMissing()).toEqual([integrity]);
  await publishFake(api, { unit: 'host' });
  expect(await findMissing()).toEqual([]);
  expect(await verify()).toEqual({ sound: true, faults: [] });
});

test('responds with 503 while the store is unavailable', async () => {
  await rm(api.storeFolder, { recursive: true });
  await writeFile(api.storeFolder, '');
  expect(await api.rejection(verifyEndpoint, release, TEST_DEPLOY_TOKEN)).toMatchObject({
    status: 503,
    code: 'UNAVAILABLE',
  });
});
