import type { QueryResultRow } from 'pg';
import { PAGE_LIMIT } from '@sopaan/schemas/api/paging';
import type { Queryable } from '../database/database';
import type { Conditions, SortKey } from './conditions';
import { encodeCursor } from './cursor';

export interface PageRequest {
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/** A list without search or filters to count; for those see `SearchedList`. */
interface PageQuery<Row, Item> {
  columns: string;
  /** A table with its joins. */
  from: string;
  conditions: Conditions;
  /** The sort columns. Together they are unique, so that the order is total. */
  order: SortKey;
  direction: 'asc' | 'desc';
  toItem: (row: Row) => Item;
}

export function pageSize({ limit }: PageRequest): number {
  return limit ?? PAGE_LIMIT;
}

/** Reads one page of a list after the cursor. */
export async function findPage<Row extends QueryResultRow, Item>(
  database: Queryable,
  request: PageRequest,
  { columns, from, conditions, order, direction, toItem }: PageQuery<Row, Item>,
): Promise<Page<Item>> {
  const size = pageSize(request);
  conditions.after(request.cursor, order, direction);
  const orderColumns = order.map(([column]) => column);
  const rows = await database.query<Row & { cursor_key: string[] }>(
    `select ${columns}, array[${orderColumns.map((name) => `${name}::text`).join(', ')}] as cursor_key
    from ${from} ${conditions.where}
    order by ${orderColumns.map((name) => `${name} ${direction}`).join(', ')}
    limit ${conditions.bind(size + 1)}`,
    conditions.values,
  );
  // The extra row shows whether there is a next page.
  const pageRows = rows.slice(0, size);
  const last = pageRows.at(-1);
  return {
    items: pageRows.map(toItem),
    nextCursor: rows.length > size && last ? encodeCursor(last.cursor_key) : null,
  };
}
