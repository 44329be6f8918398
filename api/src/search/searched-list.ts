import type { Conditions } from './conditions';
import type { Filter } from './filter';
import type { ListOrder } from './list-order';
import type { TextColumns } from './text-match';

/** What a search asks for by text. */
export interface SearchTexts {
  search?: string | undefined;
  location?: string | undefined;
}

/** A list that is searched, filtered, counted and read page by page. Its own order is the one of requests that name no other. */
export interface SearchedList<Row, Item> extends ListOrder {
  /** SQL of a table, view or subquery with a column `id`. `bind` returns the placeholder of a value. */
  source: (asOf: string, bind: (value: unknown) => string) => string;
  /** Whether its order depends on the current time. All pages are then read as of the time of the first one. */
  isTimeDependent?: boolean;
  /** Conditions of every search. */
  baseConditions?: (conditions: Conditions, asOf: string) => void;
  /** The columns searched for the text of `search`. */
  text: TextColumns;
  /** Adds the condition for `location`, a state or a city, if items have one. */
  location?: (conditions: Conditions, place: string) => void;
  filters: readonly Filter[];
  /** Its other orders, by their name in requests. Each list can also be sorted by relevance. */
  orders?: Readonly<Record<string, ListOrder>>;
  /** The columns of an item, read only for the rows of a page. */
  columns: string;
  /** Joins to `page`, which has a column `id`. */
  joins: string;
  toItem: (row: Row, texts: SearchTexts) => Item;
}

/** The fields that each searched list has in its request, besides its filters. */
export interface SearchRequest extends SearchTexts {
  sort?: string | undefined;
  facets?: boolean | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}
