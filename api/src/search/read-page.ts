import type { QueryResultRow } from 'pg';
import type { Queryable } from '../plugins/database';
import type { Place } from './page-place';
import type { Search } from './search';

interface PageQuery {
  limit: number;
  /** Few matches are collected and then sorted: walking the order until enough of them turn up takes longer. */
  isFew: boolean;
  place: Place | undefined;
}

/** The rows of one page, from the place on, in the order of the list. */
export function readPage<Row extends QueryResultRow, Item>(
  database: Queryable,
  search: Search<Row, Item>,
  { limit, isFew, place }: PageQuery,
): Promise<Row[]> {
  const { order, direction, columns, joins } = search.list;
  const { source, conditions } = search.rows();
  if (place) conditions.afterKey(place.key, order, direction);
  const sorted = (prefix: string) =>
    order.map(([column]) => `${prefix}${column} ${direction}`).join(', ');
  const key = order.map(([column]) => column).join(', ');
  const matches = `select ${key} from ${source} ${conditions.where}`;
  const end = `order by ${sorted('')} limit ${conditions.bind(limit)}`;
  const page = isFew
    ? `found as materialized (${matches}), page as (select * from found ${end})`
    : `page as (${matches} ${end})`;
  const cursorKey = order.map(([column]) => `page.${column}::text`).join(', ');
  return database.query<Row>(
    `with ${page}
    select ${columns}, array[${cursorKey}] as cursor_key
    from page ${joins}
    order by ${sorted('page.')}`,
    conditions.values,
  );
}
