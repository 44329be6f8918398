import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|json|html|wasm)$/;
/** From this size on, maximum compression would take a minute for about 10 % fewer bytes. */
const LARGE_FILE_BYTES = 1024 * 1024;

/** Writes `file.br` and `file.gz` next to a text file. Returns the number of bytes sent to a browser that supports Brotli. */
export function compress(file: string): number {
  const content = readFileSync(file);
  if (!COMPRESSIBLE.test(file)) return content.length;
  const isLarge = content.length >= LARGE_FILE_BYTES;
  const brotli = brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isLarge ? 9 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: isLarge ? 6 : 9 }));
  return brotli.length;
}
