import { decodeCursor, encodeCursor } from './cursor';
import type { SearchContext } from './search';

/** The last row of a page and the total found by the first page: counting again for each page would cost more than reading it. */
export interface PageCursor extends SearchContext {
  total: number;
  totalIsCapped: boolean;
  /** The sort key of the last row. */
  key: string[];
}

const CAPPED_MARK = '+';
const FRAGMENT_MARK = '*';
/** Before the corrected text. */
const CORRECTED_MARK = '~';

export function encodePageCursor({
  total,
  totalIsCapped,
  isFragment,
  corrected,
  asOf,
  key,
}: PageCursor): string {
  const count = `${total}${totalIsCapped ? CAPPED_MARK : ''}${isFragment ? FRAGMENT_MARK : ''}`;
  const correction = corrected === undefined ? '' : `${CORRECTED_MARK}${corrected}`;
  return encodeCursor([count + correction, asOf, ...key]);
}

export function decodePageCursor(cursor: string, keyLength: number): PageCursor {
  const [first = '', asOf = '', ...key] = decodeCursor(cursor, keyLength + 2);
  const [count = '', ...corrected] = first.split(CORRECTED_MARK);
  return {
    total: Number.parseInt(count, 10) || 1,
    totalIsCapped: count.includes(CAPPED_MARK),
    isFragment: count.includes(FRAGMENT_MARK),
    corrected: corrected.length > 0 ? corrected.join(CORRECTED_MARK) : undefined,
    asOf,
    key,
  };
}
