import type { Conditions } from './conditions';
import type { Filter } from './filter';
import type { TextColumns } from './text-match';

/** A list that is searched, filtered, counted and read page by page. */
export interface SearchedList<Row, Item> {
  /** What is searched: a table, a view or a query in brackets. It has a column `id`. `bind` gives the placeholder of a value. */
  source: (moment: string, bind: (value: unknown) => string) => string;
  /** Whether its order depends on the time: all pages are then those of the moment of the first one. */
  isMoving?: boolean;
  /** What always holds. */
  always?: (conditions: Conditions, moment: string) => void;
  /** Where the words of `search` are looked for. */
  text: TextColumns;
  /** Narrows to the `location`, where items have one. */
  place?: (conditions: Conditions, state: string) => void;
  filters: readonly Filter[];
  /** Columns of the source, the last one `id`: no two rows may have the same place. */
  order: readonly (readonly [column: string, type: string])[];
  direction: 'asc' | 'desc';
  /** What an item is made of, read for the rows of a page only. */
  columns: string;
  /** Joins to `page`, which has the column `id`. */
  joins: string;
  toItem: (row: Row) => Item;
}

/** The fields that each searched list has in its request, besides its filters. */
export interface SearchRequest {
  search?: string | undefined;
  location?: string | undefined;
  facets?: boolean | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}
