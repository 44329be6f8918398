import { ApiError } from '../http/api-error';
import { decodeCursor, encodeCursor } from './cursor';
import type { NamedOrder } from './list-order';
import type { SearchContext } from './search';

/** The last row of a page and the total found by the first page: counting again for each page would cost more than reading it. */
export interface PageCursor extends SearchContext {
  total: number;
  totalIsCapped: boolean;
  /** The order that it belongs to; empty for the list's default order. */
  sort: string;
  /** The sort key of the last row. */
  key: string[];
}

const CAPPED_MARK = '+';
const FRAGMENT_MARK = '*';
/** Before the name of the order. */
const SORT_MARK = '@';
/** Before the corrected text. */
const CORRECTED_MARK = '~';

export function encodePageCursor({
  total,
  totalIsCapped,
  sort,
  isFragment,
  corrected,
  asOf,
  key,
}: PageCursor): string {
  const count = `${total}${totalIsCapped ? CAPPED_MARK : ''}${isFragment ? FRAGMENT_MARK : ''}`;
  const order = sort === '' ? '' : `${SORT_MARK}${sort}`;
  const correction = corrected === undefined ? '' : `${CORRECTED_MARK}${corrected}`;
  return encodeCursor([count + order + correction, asOf, ...key]);
}

/** Decodes a cursor of a list in this order. A cursor of another order is a client error. */
export function decodePageCursor(cursor: string, { name, order }: NamedOrder): PageCursor {
  const [first = '', asOf = '', ...key] = decodeCursor(cursor, order.length + 2);
  const [countAndSort = '', ...corrected] = first.split(CORRECTED_MARK);
  const [count = '', sort = ''] = countAndSort.split(SORT_MARK);
  if (sort !== name) {
    throw new ApiError('VALIDATION_FAILED', {
      fields: { cursor: 'This cursor belongs to another sort order.' },
    });
  }
  return {
    total: Number.parseInt(count, 10) || 1,
    totalIsCapped: count.includes(CAPPED_MARK),
    sort,
    isFragment: count.includes(FRAGMENT_MARK),
    corrected: corrected.length > 0 ? corrected.join(CORRECTED_MARK) : undefined,
    asOf,
    key,
  };
}
