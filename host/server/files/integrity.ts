import { createHash, type Hash } from 'node:crypto';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { Release } from '@sopaan/contract/release';

/** A file as the manifest of its release describes it. */
export type ReleaseFile = Release['files'][number];

const DECOMPRESSIONS = { br: createBrotliDecompress, gzip: createGunzip };
export type FileEncoding = keyof typeof DECOMPRESSIONS;

/** Whether content has the hash in the manifest. */
export function isIntact(content: Buffer, file: ReleaseFile): boolean {
  return integrityOf(createHash('sha384').update(content)) === file.integrity;
}

/**
 * Whether compressed bytes decompress to content with the hash in the manifest, which has no hashes of compressed files. That is
 * what browsers check, too.
 */
export async function isIntactEncoded(
  storedBytes: Buffer,
  encoding: FileEncoding,
  file: ReleaseFile,
): Promise<boolean> {
  const decompression = DECOMPRESSIONS[encoding]();
  decompression.end(storedBytes);
  const hash = createHash('sha384');
  let bytes = 0;
  try {
    for await (const chunk of decompression) {
      // A few bytes can decompress to gigabytes, so the decompression stops at the limit.
      bytes += chunk.length;
      if (bytes > file.bytes) return false;
      hash.update(chunk);
    }
  } catch {
    return false;
  }
  // Browsers reject trailing data, but the decompression ignores it.
  return decompression.bytesWritten === storedBytes.length && integrityOf(hash) === file.integrity;
}

function integrityOf(hash: Hash): string {
  return `sha384-${hash.digest('base64')}`;
}
