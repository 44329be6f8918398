import { PAGE_LIMIT } from '@sopaan/schemas/paging';
import { encodeCursor } from './cursor';

export interface PageRequest {
  limit?: number | undefined;
  cursor?: string | undefined;
}

export function pageSize({ limit }: PageRequest): number {
  return limit ?? PAGE_LIMIT;
}

/** Builds the response from `size + 1` rows: the extra row tells whether there is a next page. */
export function toPage<Row extends { cursor_key: string[] }, Item>(
  rows: readonly Row[],
  size: number,
  toItem: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    items: shown.map(toItem),
    nextCursor: rows.length > size && last ? encodeCursor(last.cursor_key) : null,
  };
}
