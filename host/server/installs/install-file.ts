import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gzip } from 'node:zlib';
import { blobName } from '@sopaan/contract/blob';
import { isIntact, type ReleaseFile } from '../files/integrity';
import { RegistryError } from '../registry/registry-error';
import type { Registry } from '../registry/registry-client';

const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);
/** From this size on, the best compression takes too long. */
const LARGE_FILE_BYTES = 1024 * 1024;

/** Downloads one file into a folder, in each encoding that browsers accept. Only bytes with the manifest's hash are written. */
export async function installFile(
  registry: Registry,
  file: ReleaseFile,
  folder: string,
): Promise<void> {
  const receivedBytes = await registry.fetchBlob(blobName(file.integrity));
  const plainBytes = isIntact(receivedBytes, file)
    ? receivedBytes
    : await decompress(receivedBytes, file);
  const target = join(folder, file.name);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, plainBytes);
  if (plainBytes === receivedBytes) return;
  await writeFile(`${target}.br`, receivedBytes);
  await writeFile(
    `${target}.gz`,
    await toGzip(plainBytes, { level: plainBytes.length < LARGE_FILE_BYTES ? 9 : 6 }),
  );
}

async function decompress(received: Buffer, file: ReleaseFile): Promise<Buffer> {
  const plain = await fromBrotli(received, { maxOutputLength: Math.max(file.bytes, 1) }).catch(
    () => undefined,
  );
  if (plain && isIntact(plain, file)) return plain;
  throw new RegistryError('invalid', `${file.name} does not have the hash in its manifest`);
}
