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

export function encodePageCursor({
  total,
  totalIsCapped,
  isFragment,
  asOf,
  key,
}: PageCursor): string {
  const count = `${total}${totalIsCapped ? CAPPED_MARK : ''}${isFragment ? FRAGMENT_MARK : ''}`;
  return encodeCursor([count, asOf, ...key]);
}

export function decodePageCursor(cursor: string, keyLength: number): PageCursor {
  const [count = '', asOf = '', ...key] = decodeCursor(cursor, keyLength + 2);
  return {
    total: Number.parseInt(count, 10) || 1,
    totalIsCapped: count.includes(CAPPED_MARK),
    isFragment: count.includes(FRAGMENT_MARK),
    asOf,
    key,
  };
}
