import { constants, inflateSync } from 'node:zlib';
import {
  PDFName,
  PDFObjectStreamParser,
  PDFXRefStreamParser,
  type PDFRawStream,
} from '@cantoo/pdf-lib';
import type { PackProblem } from '@sopaan/schemas/wallet/packs';

const MAX_TOTAL_BYTES = 128 * 1_048_576;

/**
 * Makes the library reject streams that inflate to too many bytes. Otherwise it inflates object streams and cross-reference streams without
 * a limit, and the memory limit of the process does not include typed arrays, so a crafted file could take all memory. Returns a function
 * that returns the reason for the last rejection, because the library continues with the next object after an error.
 */
export function limitInflation(): () => PackProblem | undefined {
  let total = 0;
  let problem: PackProblem | undefined;
  const check = ({ dict, contents }: PDFRawStream) => {
    // Programs write these streams with this filter, or without one.
    const filter = dict.lookup(PDFName.of('Filter'));
    if (filter === undefined) return;
    try {
      if (filter !== PDFName.of('FlateDecode')) throw new Error('an unusual filter');
      total += inflatedSize(contents, MAX_TOTAL_BYTES - total);
    } catch (error) {
      problem = error instanceof RangeError ? 'too-large' : 'unreadable';
      throw error;
    }
  };
  const { forStream: parseObjects } = PDFObjectStreamParser;
  PDFObjectStreamParser.forStream = (stream, ...options) => {
    check(stream);
    return parseObjects(stream, ...options);
  };
  const { forStream: parseReferences } = PDFXRefStreamParser;
  PDFXRefStreamParser.forStream = (stream) => {
    check(stream);
    return parseReferences(stream);
  };
  return () => problem;
}

/** Throws a RangeError above the limit. A stream that ends early is inflated up to its end, as in the library. */
function inflatedSize(contents: Uint8Array, limit: number): number {
  const { Z_SYNC_FLUSH } = constants;
  const options = { maxOutputLength: Math.max(1, limit), finishFlush: Z_SYNC_FLUSH };
  return inflateSync(contents, options).length;
}
