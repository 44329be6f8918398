import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding } from './accepts-encoding';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Pages are rendered for each request, so they are compressed quickly rather than fully. */
export async function compressText(
  text: string,
  acceptEncoding: string | undefined,
): Promise<{ body: string | Buffer; encoding?: string }> {
  if (acceptsEncoding(acceptEncoding, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return { body: await toBrotli(text, { params }), encoding: 'br' };
  }
  if (acceptsEncoding(acceptEncoding, 'gzip'))
    return { body: await toGzip(text), encoding: 'gzip' };
  return { body: text };
}
