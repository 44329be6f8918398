import { decodeCursor, encodeCursor } from './cursor';
import type { SearchContext } from './search';

/** The last row of a page and the total found by the first page: counting again for each page would cost more than reading it. */
export interface PageCursor extends SearchContext {
  total: number;
  totalIsCapped: boolean;
  /** The sort key of the last row. */
  key: string[];
}

const CAPPED = '+';
const FRAGMENT = '*';

export function encodePageCursor({
  total,
  totalIsCapped,
  isFragment,
  asOf,
  key,
}: PageCursor): string {
  const count = `${total}${totalIsCapped ? CAPPED : ''}${isFragment ? FRAGMENT : ''}`;
  return encodeCursor([count, asOf, ...key]);
}

export function decodePageCursor(cursor: string, keyLength: number): PageCursor {
  const [count = '', asOf = '', ...key] = decodeCursor(cursor, keyLength + 2);
  return {
    total: Number.parseInt(count, 10) || 1,
    totalIsCapped: count.includes(CAPPED),
    isFragment: count.includes(FRAGMENT),
    asOf,
    key,
  };
}
