import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { blobName } from '@sopaan/contract/blob';
import {
  missingFilesEndpoint,
  releaseForEdgeEndpoint,
  verifyEndpoint,
} from '@sopaan/schemas/release-publish';
import { fakeBuild } from '../../../testing/fake-manifest';
import { publishFake } from '../../../testing/fake-release';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';

const api = testApp();

const { manifest } = fakeBuild({ unit: 'host' });
const part = { unit: 'host', release: manifest.release };
const verify = () => api.call(verifyEndpoint, part, TEST_DEPLOY_TOKEN);
const placeOf = (file: string) => {
  const integrity = manifest.files.find(({ name }) => name === file)?.integrity ?? '';
  const name = blobName(integrity);
  return join(api.storeFolder, name.slice(0, 2), `${name}.br`);
};
beforeEach(() => rm(api.storeFolder, { recursive: true }));
beforeEach(() => publishFake(api, { unit: 'host' }));

test('an edge gets the manifest as it was published, and how each file is handed out', async () => {
  expect(await api.call(releaseForEdgeEndpoint, part)).toEqual({
    manifest,
    author: 'Asha Rao',
    commit: '3f2a9c1',
    publishedAt: expect.stringMatching(/Z$/),
    encodings: manifest.files.map(({ name }) => ({ name, encoding: 'br' })),
  });
  expect(await api.refusal(releaseForEdgeEndpoint, { ...part, unit: 'explore' })).toMatchObject({
    status: 404,
  });
});

test('a release whose files are as published is sound; one that nobody knows is not found', async () => {
  expect(await verify()).toEqual({ sound: true, faults: [] });
  const unknown = { ...part, release: '9.9.9-x' };
  expect(await api.refusal(verifyEndpoint, unknown, TEST_DEPLOY_TOKEN)).toMatchObject({
    status: 404,
  });
});

test('a file that is gone, changed or cut short in the store is named', async () => {
  await rm(placeOf('display.1.js'));
  await writeFile(placeOf('home.1.js'), brotliCompressSync('other content'));
  await writeFile(placeOf('main.js'), 'x');
  expect(await verify()).toEqual({
    sound: false,
    faults: [
      { file: 'display.1.js', message: 'The store does not hold this file.' },
      { file: 'home.1.js', message: 'What the store holds is not what was published.' },
      { file: 'main.js', message: 'What the store holds is not what was published.' },
    ],
  });
});

test('a file that was found wrong is asked for again, and publishing again mends it', async () => {
  const [integrity = ''] = manifest.files.map((file) => file.integrity);
  const missing = async () => {
    const request = { integrities: manifest.files.map((file) => file.integrity) };
    return (await api.call(missingFilesEndpoint, request, TEST_DEPLOY_TOKEN)).missing;
  };
  await writeFile(placeOf(manifest.files[0]?.name ?? ''), brotliCompressSync('other content'));
  expect((await verify()).sound).toBe(false);
  expect(await missing()).toEqual([integrity]);
  await publishFake(api, { unit: 'host' });
  expect(await missing()).toEqual([]);
  expect(await verify()).toEqual({ sound: true, faults: [] });
});

test('a store that is away is no verdict on a release', async () => {
  await rm(api.storeFolder, { recursive: true });
  await writeFile(api.storeFolder, '');
  expect(await api.refusal(verifyEndpoint, part, TEST_DEPLOY_TOKEN)).toMatchObject({
    status: 503,
    code: 'UNAVAILABLE',
  });
});
