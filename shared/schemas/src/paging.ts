/** Lists are read page by page: an answer carries an opaque cursor, and the next request sends it back. */
import { array, boolean, number, object, string, type Schema } from 'yup';

export const PAGE_LIMIT = 20;
export const PAGE_LIMIT_MAX = 50;
/** A cursor may hold a name, in any script. */
const CURSOR_MAX = 2_000;

/** Spread into the request of a paged list. */
export const pageFields = {
  limit: number().integer().min(1).max(PAGE_LIMIT_MAX),
  cursor: string().max(CURSOR_MAX),
};

/** The answer of a paged list. `nextCursor` is null on the last page. */
export function pageOf<Item extends Schema>(item: Item) {
  return object({
    items: array(item).required(),
    nextCursor: string().nullable().defined(),
  });
}

/** How many matches there are, counted up to 1000 only: beyond that a page says `1000+`. */
export const countFields = {
  total: number().required(),
  totalIsCapped: boolean().required(),
};
