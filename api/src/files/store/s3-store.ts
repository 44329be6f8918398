import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../../config/store-settings';
import type { BlobStore } from './store';

const TIMEOUT_MS = 30_000;
/** Retries after server errors. */
const RETRIES = 2;

/** Stores objects in S3-compatible storage with path-style URLs, which all such storages support. */
export function s3Store(settings: S3Settings): BlobStore {
  const { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
  });

  const request = (method: string, name: string, init: RequestInit = {}) =>
    client.fetch(`${endpoint}/${bucket}/${prefix}${name}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
    });

  return {
    async has(name) {
      const response = await request('HEAD', name);
      if (response.status !== 404) assertOk(response);
      return response.status !== 404;
    },

    async read(name) {
      const response = await request('GET', name);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (response.status === 404) return undefined;
      assertOk(response);
      return bytes;
    },

    async write(name, bytes) {
      // The storage verifies the bytes against this hash, and the hash against the signature.
      const hash = createHash('sha256').update(bytes).digest('hex');
      const headers = { 'x-amz-content-sha256': hash, 'content-type': 'application/octet-stream' };
      const response = await request('PUT', name, { headers, body: new Uint8Array(bytes) });
      await response.arrayBuffer();
      assertOk(response);
    },

    async remove(name) {
      const response = await request('DELETE', name);
      await response.arrayBuffer();
      if (response.status !== 404) assertOk(response);
    },
  };
}

function assertOk({ ok, status }: Response): void {
  if (!ok) throw new Error(`the storage responded with ${status}`);
}
