import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding } from './accepts-encoding';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type TextEncoding = 'br' | 'gzip' | 'identity';

export interface CompressedText {
  body: string | Buffer;
  /** The value of `Content-Encoding`, if there is one. */
  encoding?: string;
}

/** Text that is compressed for one response is compressed quickly rather than fully. */
const BROTLI_QUALITY = { each: 5, once: 9 };

/** The best encoding that a client accepts. */
export function chooseTextEncoding(acceptEncoding: string | undefined): TextEncoding {
  if (acceptsEncoding(acceptEncoding, 'br')) return 'br';
  return acceptsEncoding(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

/** Compresses text for `each` response, or `once` for many. */
export async function compressText(
  text: string,
  encoding: TextEncoding,
  uses: 'each' | 'once' = 'each',
): Promise<CompressedText> {
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[uses] };
    return { body: await toBrotli(text, { params }), encoding };
  }
  if (encoding === 'gzip') return { body: await toGzip(text), encoding };
  return { body: text };
}
