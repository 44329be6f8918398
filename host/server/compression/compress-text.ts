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

/** Text for one response is compressed quickly, cached text thoroughly. */
const BROTLI_QUALITY = { 'one-response': 5, cached: 9 };

/** The best encoding that a client accepts. */
export function chooseTextEncoding(acceptEncoding: string | undefined): TextEncoding {
  if (acceptsEncoding(acceptEncoding, 'br')) return 'br';
  return acceptsEncoding(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

export async function compressText(
  text: string,
  encoding: TextEncoding,
  use: keyof typeof BROTLI_QUALITY = 'one-response',
): Promise<CompressedText> {
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[use] };
    return { body: await toBrotli(text, { params }), encoding };
  }
  if (encoding === 'gzip') return { body: await toGzip(text), encoding };
  return { body: text };
}
