import { decodeCursor, encodeCursor } from './cursor';
import type { Course } from './search';

/** Where a page ended, and what its first page found: counting again for each page would cost more than reading it. */
export interface Place extends Course {
  total: number;
  totalIsCapped: boolean;
  /** The sort key of the last row. */
  key: string[];
}

const CAPPED = '+';
const FRAGMENT = '*';

export function encodePlace({ total, totalIsCapped, isFragment, moment, key }: Place): string {
  const count = `${total}${totalIsCapped ? CAPPED : ''}${isFragment ? FRAGMENT : ''}`;
  return encodeCursor([count, moment, ...key]);
}

export function readPlace(cursor: string, keyLength: number): Place {
  const [count = '', moment = '', ...key] = decodeCursor(cursor, keyLength + 2);
  return {
    total: Number.parseInt(count, 10) || 1,
    totalIsCapped: count.includes(CAPPED),
    isFragment: count.includes(FRAGMENT),
    moment,
    key,
  };
}
