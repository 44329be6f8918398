import { createBrotliDecompress } from 'node:zlib';
import { BLOB_LIMIT } from '@sopaan/contract/blob';
import { ApiError } from '../../../plugins/api-error';

/** The plain content of stored bytes. Throws when they are not of that encoding, or too large when unpacked. */
export async function decodeContent(stored: Buffer, encoding: string): Promise<Buffer> {
  if (encoding !== 'br') return stored;
  const unpacking = createBrotliDecompress();
  unpacking.end(stored);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of unpacking) {
    // A few bytes can unpack to gigabytes: it ends as soon as it is too much.
    bytes += chunk.length;
    if (bytes > BLOB_LIMIT) throw new ApiError('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  // Browsers refuse what goes on behind the end, while this decompressor lets it be.
  if (unpacking.bytesWritten !== stored.length) throw new Error('more follows behind the end');
  return Buffer.concat(chunks);
}
