import { request } from 'node:http';
import { BLOB_MAX_BYTES, blobName } from '@sopaan/contract/blob';
import { errorBodySchema } from '@sopaan/schemas/api/error';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';
import { integrityOf } from '../store/integrity';

const MEBIBYTE = 1_048_576;
const BLOB_PATH = `/api/releases/blobs/${blobName(integrityOf(Buffer.from('x')))}?encoding=identity`;

const api = testApp();
let base: string;
beforeAll(async () => {
  base = await api.app.listen({ host: '127.0.0.1', port: 0 });
});

interface TestRequest {
  method: string;
  path: string;
  type: string;
  bytes: number;
  /** Without a Content-Length. */
  chunked: boolean;
}

/** Sends a body over a socket, and returns the status and the error. */
function send({ method, path, type, bytes, chunked }: TestRequest): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${TEST_DEPLOY_TOKEN}`,
      'content-type': type,
      ...(chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': bytes }),
    };
    const clientRequest = request(
      new URL(path, base),
      { method, headers, agent: false },
      (response) => {
        let text = '';
        response.on('data', (data) => (text += String(data)));
        response.on('end', () => {
          const { error } = errorBodySchema.validateSync(JSON.parse(text));
          resolve([response.statusCode ?? 0, `${error.code}: ${error.message}`]);
        });
      },
    );
    clientRequest.on('error', reject);
    clientRequest.end(Buffer.alloc(bytes, ' '));
  });
}

const publish = { method: 'POST', path: '/api/releases', type: 'application/json' };
const missingFiles = { ...publish, path: '/api/releases/missing-files' };
const upload = { method: 'PUT', path: BLOB_PATH, type: 'application/octet-stream' };

test.each(
  [
    { ...publish, bytes: MEBIBYTE + 1, limit: '1 MiB' },
    { ...publish, bytes: 30 * MEBIBYTE, limit: '1 MiB' },
    { ...missingFiles, bytes: 3 * MEBIBYTE, limit: '1 MiB' },
    { ...upload, bytes: BLOB_MAX_BYTES + 1, limit: '20 MiB' },
  ].flatMap((body) => [
    { ...body, chunked: false },
    { ...body, chunked: true },
  ]),
)('[P10] responds with 413 and the limit: %j', async ({ limit, ...body }) => {
  const message = `PAYLOAD_TOO_LARGE: That is too large. The limit is ${limit}.`;
  expect(await send(body)).toEqual([413, message]);
});
