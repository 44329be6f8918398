import { createBrotliDecompress } from 'node:zlib';
import { BLOB_MAX_BYTES } from '@sopaan/contract/blob';
import { bodyTooLarge } from '../../../http/body-too-large';

/** Decompresses stored bytes. Throws if they do not have that encoding or exceed the size limit. */
export async function decodeContent(storedBytes: Buffer, encoding: string): Promise<Buffer> {
  if (encoding !== 'br') return storedBytes;
  const decompression = createBrotliDecompress();
  decompression.end(storedBytes);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of decompression) {
    // A few bytes can decompress to gigabytes, so it stops at the limit.
    bytes += chunk.length;
    if (bytes > BLOB_MAX_BYTES) throw bodyTooLarge(BLOB_MAX_BYTES);
    chunks.push(chunk);
  }
  // Browsers reject trailing data, but this decompressor ignores it.
  if (decompression.bytesWritten !== storedBytes.length)
    throw new Error('trailing data after the end');
  return Buffer.concat(chunks);
}
