import { brotliCompressSync } from 'node:zlib';
import { blobName, type BlobEncoding } from '@sopaan/contract/blob';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import { publishEndpoint } from '@sopaan/schemas/releases/publish';
import { fakeBuild, describeFile, type FakeBuild, type FakeRelease } from './fake-manifest';
import { TEST_DEPLOY_TOKEN, type TestApp } from './test-app';

type Publisher = Pick<TestApp, 'app' | 'call'>;

interface Upload {
  name: string;
  body: Buffer;
  encoding: BlobEncoding;
}

/** Uploads bytes to the store like the publish command, and returns the response. */
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

/** Uploads every file of a build like the publish command. */
export async function uploadFiles(api: Publisher, { contents }: FakeBuild): Promise<void> {
  for (const [file, content] of contents) {
    const name = blobName(describeFile(file, content).integrity);
    const body = brotliCompressSync(content);
    const response = await upload(api, { name, body, encoding: 'br' });
    if (response.statusCode !== 200) throw new Error(`${file} was rejected: ${response.body}`);
  }
}

/** Publishes a small valid release through the API with the deploy token, and grants its unit the paths that nobody owns. */
export async function publishFake(api: Publisher, fake: FakeRelease): Promise<ReleaseRef> {
  const build = fakeBuild(fake);
  await uploadFiles(api, build);
  const provenance = { author: 'Asha Rao', commit: '3f2a9c1', note: '' };
  const { unit, release } = await api.call(
    publishEndpoint,
    { manifest: build.manifest, ...provenance, grantPaths: true },
    TEST_DEPLOY_TOKEN,
  );
  return { unit, release };
}
