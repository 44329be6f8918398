import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { blobName } from '@sopaan/contract/blob';
import { upload } from '../../../testing/fake-release';
import { TEST_EDGE_KEY, testApp } from '../../../testing/test-app';
import { integrityOf } from './integrity';

const api = testApp();

const content = Buffer.from('/* a text that any compressor would like */'.repeat(100));
const compressed = brotliCompressSync(content);
const name = blobName(integrityOf(content));
const get = (file: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/releases/blobs/${file}`, headers });
const asEdge = { 'x-sopaan-edge-key': TEST_EDGE_KEY };

test('an edge gets the bytes as uploaded, without further compression', async () => {
  await upload(api, { name, body: compressed, encoding: 'br' });
  const response = await get(name, { ...asEdge, 'accept-encoding': 'br, gzip' });

  expect(response.statusCode).toBe(200);
  expect(response.rawPayload).toEqual(compressed);
  expect(response.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-sopaan-encoding': 'br',
    'content-length': String(compressed.length),
    'cache-control': 'no-store',
  });
  expect(response.headers).not.toHaveProperty('content-encoding');
});

test('an uncompressed file is served uncompressed', async () => {
  const plain = Buffer.concat([content, Buffer.from('plain')]);
  const plainName = blobName(integrityOf(plain));
  await upload(api, { name: plainName, body: plain, encoding: 'identity' });
  const response = await get(plainName, { ...asEdge, 'accept-encoding': 'br, gzip' });

  expect(response.rawPayload).toEqual(plain);
  expect(response.headers['x-sopaan-encoding']).toBe('identity');
});

test('responds with 404 for a file that was never uploaded or is lost, and 400 for an invalid name', async () => {
  expect((await get('a'.repeat(64), asEdge)).statusCode).toBe(404);
  expect((await get('..%2f..%2fetc%2fpasswd', asEdge)).statusCode).toBe(400);

  await upload(api, { name, body: compressed, encoding: 'br' });
  await rm(join(api.storeFolder, name.slice(0, 2)), { recursive: true });
  expect((await get(name, asEdge)).statusCode).toBe(404);
});
