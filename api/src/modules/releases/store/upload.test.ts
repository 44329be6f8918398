import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { BLOB_MAX_BYTES, blobName } from '@sopaan/contract/blob';
import { errorBodySchema } from '@sopaan/schemas/api/error';
import { missingFilesEndpoint } from '@sopaan/schemas/releases/publish';
import { upload } from '../../../testing/fake-release';
import { TEST_DEPLOY_TOKEN, TEST_EDGE_KEY, testApp } from '../../../testing/test-app';
import { integrityOf } from './integrity';
import { decodeContent } from './decode-content';

const api = testApp();

const fileOf = (text: string) => {
  const content = Buffer.from(text);
  const integrity = integrityOf(content);
  return { content, integrity, name: blobName(integrity), compressed: brotliCompressSync(content) };
};
const findMissing = (...integrities: string[]) =>
  api.call(missingFilesEndpoint, { integrities }, TEST_DEPLOY_TOKEN).then((found) => found.missing);

async function rejectionOf(file: Parameters<typeof upload>[1]) {
  const response = await upload(api, file);
  const { error } = errorBodySchema.validateSync(response.json());
  return { status: response.statusCode, code: error.code, rule: error.reasons?.[0]?.rule };
}

test('a file is missing until it is uploaded in either encoding; uploading it again changes nothing', async () => {
  const [text, picture] = [fileOf('const a = 1;'), fileOf('\u0000PNG')];
  expect(await findMissing(text.integrity, picture.integrity)).toEqual([
    text.integrity,
    picture.integrity,
  ]);

  const packed = { name: text.name, body: text.compressed, encoding: 'br' as const };
  const plain = { name: picture.name, body: picture.content, encoding: 'identity' as const };
  expect((await upload(api, packed)).json()).toEqual({ status: 'kept' });
  expect((await upload(api, plain)).json()).toEqual({ status: 'kept' });
  expect((await upload(api, packed)).json()).toEqual({ status: 'unchanged' });
  expect(await findMissing(text.integrity, picture.integrity)).toEqual([]);
});

test('rejects bytes whose hash differs from the name', async () => {
  const [claimedFile, sentFile] = [fileOf('what was claimed'), fileOf('what was sent')];
  const rejection = { status: 422, code: 'RELEASE_REFUSED', rule: 'hash' };
  expect(
    await rejectionOf({ name: claimedFile.name, body: sentFile.compressed, encoding: 'br' }),
  ).toEqual(rejection);
  const plain = { name: claimedFile.name, body: sentFile.content, encoding: 'identity' as const };
  expect(await rejectionOf(plain)).toEqual(rejection);
  // The name is the hash of the uncompressed content, never that of the compressed bytes.
  const nameOfCompressed = blobName(integrityOf(claimedFile.compressed));
  expect(
    await rejectionOf({ name: nameOfCompressed, body: claimedFile.compressed, encoding: 'br' }),
  ).toEqual(rejection);
  expect(await findMissing(claimedFile.integrity)).toEqual([claimedFile.integrity]);
});

test('rejects bytes that are not of the encoding: uncompressed, truncated or with trailing data', async () => {
  const { name, content, compressed } = fileOf('a text that is long enough to be cut'.repeat(9));
  const rejection = { status: 422, code: 'RELEASE_REFUSED', rule: 'encoding' };
  const longer = Buffer.concat([compressed, Buffer.from('more')]);
  for (const body of [content, compressed.subarray(0, -3), longer, Buffer.alloc(0)]) {
    expect(await rejectionOf({ name, body, encoding: 'br' })).toEqual(rejection);
  }
});

test('rejects a decompression bomb and a body over the limit with 413', async () => {
  const rejection = { status: 413, code: 'PAYLOAD_TOO_LARGE', rule: undefined };
  const large = Buffer.alloc(BLOB_MAX_BYTES + 1);
  const name = blobName(integrityOf(large));
  const decompressionBomb = brotliCompressSync(large);
  expect(decompressionBomb.length).toBeLessThan(1000);
  expect(await rejectionOf({ name, body: decompressionBomb, encoding: 'br' })).toEqual(rejection);
  const { error } = (await upload(api, { name, body: decompressionBomb, encoding: 'br' })).json();
  expect(error.message).toBe('That is too large. The limit is 20 MiB.');
  expect(await rejectionOf({ name, body: large, encoding: 'identity' })).toEqual(rejection);
});

test('accepts the largest allowed file', async () => {
  const content = Buffer.alloc(BLOB_MAX_BYTES);
  const name = blobName(integrityOf(content));
  const response = await upload(api, { name, body: brotliCompressSync(content), encoding: 'br' });
  expect(response.json()).toEqual({ status: 'kept' });
});

test.each(['short', '..%2f..%2fetc%2fpasswd', `${'a'.repeat(63)}%2f`, 'a'.repeat(65)])(
  'rejects the file name %s',
  async (name) => {
    const body = Buffer.from('x');
    expect(await rejectionOf({ name, body, encoding: 'identity' })).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  },
);

test('responds with 503 and records nothing if the store fails', async () => {
  const { name, integrity, compressed } = fileOf('for a full disk');
  const folder = join(api.storeFolder, name.slice(0, 2));
  await writeFile(folder, 'no folder can be made here');
  const rejection = { status: 503, code: 'UNAVAILABLE', rule: undefined };
  expect(await rejectionOf({ name, body: compressed, encoding: 'br' })).toEqual(rejection);
  await rm(folder);
  expect(await findMissing(integrity)).toEqual([integrity]);
  const rows = await api.database.query('select from release_blobs where name = $1', [name]);
  expect(rows).toEqual([]);
});

test('rejects an unknown encoding or content type', async () => {
  const { name, content } = fileOf('x');
  const url = `/api/releases/blobs/${name}`;
  const headers = { authorization: `Bearer ${TEST_DEPLOY_TOKEN}` };
  const put = async (query: string, type: string) => {
    const sent = { ...headers, 'content-type': type };
    const request = { method: 'PUT' as const, url: url + query, headers: sent, payload: content };
    return (await api.app.inject(request)).statusCode;
  };
  expect(await put('?encoding=gzip', 'application/octet-stream')).toBe(400);
  expect(await put('', 'application/octet-stream')).toBe(400);
  expect(await put('?encoding=identity', 'application/json')).toBe(415);
  const requestWithoutBody = { method: 'PUT' as const, url: `${url}?encoding=identity`, headers };
  expect((await api.app.inject(requestWithoutBody)).statusCode).toBe(415);
});

test('a file that the store has lost is missing, and can be uploaded again in the other encoding', async () => {
  const { name, integrity, content, compressed } = fileOf('lost and found');
  await upload(api, { name, body: compressed, encoding: 'br' });
  await rm(join(api.storeFolder, name.slice(0, 2)), { recursive: true });
  expect(await findMissing(integrity)).toEqual([integrity]);

  const secondUpload = await upload(api, { name, body: content, encoding: 'identity' });
  expect(secondUpload.json()).toEqual({ status: 'kept' });
  expect(await findMissing(integrity)).toEqual([]);
});

test('replaces the incomplete file of a killed upload', async () => {
  const { name, integrity, content, compressed } = fileOf('cut short');
  const folder = join(api.storeFolder, name.slice(0, 2));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.br`), compressed.subarray(0, 3));
  expect(await findMissing(integrity)).toEqual([integrity]);

  await upload(api, { name, body: compressed, encoding: 'br' });
  const keptBytes = await api.app.releaseStore.read(`${name}.br`);
  expect(await decodeContent(keptBytes ?? Buffer.alloc(0), 'br')).toEqual(content);
});

test('concurrent uploads of one file in both encodings leave one intact file', async () => {
  const { name, integrity, content, compressed } = fileOf('wanted by many');
  const responses = await Promise.all(
    [0, 1, 2, 3, 4, 5].map((index) =>
      index % 2
        ? upload(api, { name, body: compressed, encoding: 'br' })
        : upload(api, { name, body: content, encoding: 'identity' }),
    ),
  );
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
  expect(await findMissing(integrity)).toEqual([]);
  const response = await api.app.inject({
    url: `/api/releases/blobs/${name}`,
    headers: { 'x-sopaan-edge-key': TEST_EDGE_KEY },
  });
  const encoding = String(response.headers['x-sopaan-encoding']);
  expect(await decodeContent(response.rawPayload, encoding)).toEqual(content);
});
