import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../../plugins/settings-store';
import type { BlobStore } from './store';

const PATIENCE = 30_000;
/** How often a call that met a server's failure is tried again. */
const RETRIES = 2;

/** Objects in S3-compatible storage, addressed by path, which all such storages know. */
export function s3Store(settings: S3Settings): BlobStore {
  const { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
  });

  const ask = (method: string, name: string, rest: RequestInit = {}) =>
    client.fetch(`${endpoint}/${bucket}/${prefix}${name}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE),
      ...rest,
    });

  return {
    async has(name) {
      const answer = await ask('HEAD', name);
      if (answer.status !== 404) refuse(answer);
      return answer.status !== 404;
    },

    async read(name) {
      const answer = await ask('GET', name);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.status === 404) return undefined;
      refuse(answer);
      return bytes;
    },

    async write(name, bytes) {
      // The storage compares the bytes with this hash, and the hash with the signature.
      const hash = createHash('sha256').update(bytes).digest('hex');
      const headers = { 'x-amz-content-sha256': hash, 'content-type': 'application/octet-stream' };
      const answer = await ask('PUT', name, { headers, body: new Uint8Array(bytes) });
      await answer.arrayBuffer();
      refuse(answer);
    },

    async remove(name) {
      const answer = await ask('DELETE', name);
      await answer.arrayBuffer();
      if (answer.status !== 404) refuse(answer);
    },
  };
}

function refuse({ ok, status }: Response): void {
  if (!ok) throw new Error(`the storage answered ${status}`);
}
