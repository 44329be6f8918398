import { acceptsEncoding } from '../compression/accepts-encoding';
import type { FileEncoding } from './integrity';

/** A form in which a file is stored. The compressed ones are written when the unit is built or installed. */
export interface Variant {
  /** Undefined: not compressed. */
  encoding?: FileEncoding;
  /** Follows the name of the file. */
  suffix: string;
}

const COMPRESSED = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/** The variants of a file that a client accepts, the smallest first. */
export function acceptedVariants(acceptEncoding: string | undefined): Variant[] {
  const compressed = COMPRESSED.filter(({ encoding }) => acceptsEncoding(acceptEncoding, encoding));
  return [...compressed, { suffix: '' }];
}
