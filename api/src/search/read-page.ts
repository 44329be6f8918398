import type { QueryResultRow } from 'pg';
import type { Queryable } from '../database/database';
import type { PageCursor } from './page-cursor';
import type { Search } from './search';

interface PageQuery {
  limit: number;
  /** Whether there are so few matches that collecting and sorting all of them is faster than scanning in sort order. */
  hasFewMatches: boolean;
  cursor: PageCursor | undefined;
}

/** The rows of one page after the cursor, in the order of the list, with their sort keys. */
export function readPage<Row extends QueryResultRow, Item>(
  database: Queryable,
  search: Search<Row, Item>,
  { limit, hasFewMatches, cursor }: PageQuery,
): Promise<(Row & { cursor_key: string[] })[]> {
  const { columns, joins } = search.list;
  const { order, direction } = search.order;
  const { source, conditions } = search.sortableRows(hasFewMatches ? 'all' : 'some');
  if (cursor) conditions.afterKey(cursor.key, order, direction);
  const orderColumns = (prefix: string) =>
    order.map(([column]) => `${prefix}${column} ${direction}`).join(', ');
  const key = order.map(([column]) => column).join(', ');
  const matches = `select ${key} from ${source} ${conditions.where}`;
  const orderAndLimit = `order by ${orderColumns('')} limit ${conditions.bind(limit)}`;
  const page = hasFewMatches
    ? `found as materialized (${matches}), page as (select * from found ${orderAndLimit})`
    : `page as (${matches} ${orderAndLimit})`;
  const cursorKey = order.map(([column]) => `page.${column}::text`).join(', ');
  return database.query<Row & { cursor_key: string[] }>(
    `with ${page}
    select ${columns}, array[${cursorKey}] as cursor_key
    from page ${joins}
    order by ${orderColumns('page.')}`,
    conditions.values,
  );
}
