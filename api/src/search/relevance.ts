import type { Conditions } from './conditions';
import type { ListOrder } from './list-order';
import { fullTextQuery, type TextColumns } from './text-match';

interface RankedText extends Pick<ListOrder, 'direction'> {
  search: string;
  /** The text is searched for inside words. Such matches are all equally good. */
  isFragment: boolean;
}

/** The source with the column `relevance`, by which the best match is first in this direction. */
export function withRelevance(
  source: string,
  conditions: Conditions,
  { tsvector }: TextColumns,
  { search, isFragment, direction }: RankedText,
): string {
  const rank = isFragment ? '0' : `ts_rank(${tsvector}, ${fullTextQuery(conditions, search)})`;
  const sign = direction === 'asc' ? '-' : '';
  return `(select *, (${sign}${rank})::real as relevance from ${source}) as ranked`;
}
