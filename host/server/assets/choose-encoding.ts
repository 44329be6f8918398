import { access } from 'node:fs/promises';
import { acceptsEncoding } from '../compression/accepts-encoding';

const ENCODINGS = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

export interface EncodedFile {
  file: string;
  encoding?: string;
}

/** The smallest variant of a file that the client accepts; the variants are written when the unit is built. */
export async function chooseEncoding(
  file: string,
  acceptEncoding: string | undefined,
): Promise<EncodedFile | undefined> {
  if (!(await exists(file))) return undefined;
  for (const { encoding, suffix } of ENCODINGS) {
    if (acceptsEncoding(acceptEncoding, encoding) && (await exists(file + suffix))) {
      return { file: file + suffix, encoding };
    }
  }
  return { file };
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch {
    return false;
  }
}
