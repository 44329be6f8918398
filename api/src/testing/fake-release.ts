import { brotliCompressSync } from 'node:zlib';
import { blobName, type BlobEncoding } from '@sopaan/contract/blob';
import type { ReleaseRef } from '@sopaan/schemas/release-name';
import { publishEndpoint } from '@sopaan/schemas/release-publish';
import { fakeBuild, describeFile, type FakeBuild, type FakeRelease } from './fake-manifest';
import { TEST_DEPLOY_TOKEN, type TestApp } from './test-app';

type Publisher = Pick<TestApp, 'app' | 'call'>;

interface Upload {
  name: string;
  body: Buffer;
  encoding: BlobEncoding;
}

/** Sends bytes to the store as the command does; answers whatever it is told. */
export function upload(
  api: Publisher,
  { name, body, encoding }: Upload,
  token = TEST_DEPLOY_TOKEN,
) {
  return api.app.inject({
    method: 'PUT',
    url: `/api/releases/blobs/${name}?encoding=${encoding}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: body,
  });
}

/** Uploads every file of a build, as the command does. */
export async function uploadFiles(api: Publisher, { contents }: FakeBuild): Promise<void> {
  for (const [file, content] of contents) {
    const name = blobName(describeFile(file, content).integrity);
    const body = brotliCompressSync(content);
    const answer = await upload(api, { name, body, encoding: 'br' });
    if (answer.statusCode !== 200) throw new Error(`${file} was refused: ${answer.body}`);
  }
}

/** Publishes a small, valid release through the API, as the operator. */
export async function publishFake(api: Publisher, fake: FakeRelease): Promise<ReleaseRef> {
  const build = fakeBuild(fake);
  await uploadFiles(api, build);
  const origin = { author: 'Asha Rao', commit: '3f2a9c1', note: '' };
  const { unit, release } = await api.call(
    publishEndpoint,
    { manifest: build.manifest, ...origin },
    TEST_DEPLOY_TOKEN,
  );
  return { unit, release };
}
