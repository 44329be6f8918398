/** Cursor pagination: a response has an opaque cursor, which the request for the next page sends back. */
import { array, boolean, number, object, string, type Schema } from 'yup';

export const PAGE_LIMIT = 20;
export const PAGE_LIMIT_MAX = 50;
/** A cursor may contain a name in any script. */
const CURSOR_MAX = 2_000;

/** Fields to spread into the request of a paged list. */
export const pageFields = {
  limit: number().integer().min(1).max(PAGE_LIMIT_MAX),
  cursor: string().max(CURSOR_MAX),
};

/** The response of a paged list. `nextCursor` is null on the last page. */
export function pageOf<Item extends Schema>(item: Item) {
  return object({
    items: array(item).required(),
    nextCursor: string().nullable().defined(),
  });
}

/** The number of results, counted up to 1000: beyond that pages show `1000+`. */
export const countFields = {
  total: number().required(),
  totalIsCapped: boolean().required(),
};
