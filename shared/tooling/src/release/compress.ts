import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const ENCODINGS = ['.br', '.gz'];
const COMPRESSIBLE = /\.(js|css|svg|json|html|wasm)$/;
/** From this size on, maximum compression would take a minute for about 10 % fewer bytes. */
const LARGE_FILE_BYTES = 1024 * 1024;

/**
 * Writes `file.br` and `file.gz` next to a text file. Returns the number of bytes sent to a browser that supports Brotli.
 * `previous` is the same file of the previous build: if its bytes are the same, its compressed files are copied.
 */
export function compress(file: string, previous?: string): number {
  const content = readFileSync(file);
  if (!COMPRESSIBLE.test(file)) return content.length;
  if (previous !== undefined && isCompressed(previous, content)) {
    for (const encoding of ENCODINGS) copyFileSync(`${previous}${encoding}`, `${file}${encoding}`);
    return statSync(`${file}.br`).size;
  }
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

function isCompressed(previous: string, content: Buffer): boolean {
  const files = [previous, ...ENCODINGS.map((encoding) => `${previous}${encoding}`)];
  return files.every((file) => existsSync(file)) && readFileSync(previous).equals(content);
}
