import { createBrotliDecompress } from 'node:zlib';
import { BLOB_LIMIT } from '@sopaan/contract/blob';
import { ApiError } from '../../../plugins/api-error';

/** Decompresses stored bytes. Throws if they do not have that encoding or exceed the size limit. */
export async function decodeContent(stored: Buffer, encoding: string): Promise<Buffer> {
  if (encoding !== 'br') return stored;
  const unpacking = createBrotliDecompress();
  unpacking.end(stored);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of unpacking) {
    // A few bytes can decompress to gigabytes, so it stops at the limit.
    bytes += chunk.length;
    if (bytes > BLOB_LIMIT) throw new ApiError('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  // Browsers reject trailing data, but this decompressor ignores it.
  if (unpacking.bytesWritten !== stored.length) throw new Error('more follows behind the end');
  return Buffer.concat(chunks);
}
