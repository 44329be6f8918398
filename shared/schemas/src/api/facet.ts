/** Searchable lists: keywords, location, filters by key, and the number of results per option. */
import { array, boolean, number, object, string, type InferType, type Schema } from 'yup';
import { countFields, pageFields, pageOf } from './paging';

/** Every option of one filter, with its number of results in combination with the other filters. */
export const facetSchema = object({
  key: string().required(),
  options: array(object({ value: string().required(), count: number().required() })).required(),
});
export type Facet = InferType<typeof facetSchema>;

/** The number of results without one of the filters; `filter` is its name in the request. */
export const relaxationSchema = object({
  filter: string().required(),
  count: number().required(),
});
export type Relaxation = InferType<typeof relaxationSchema>;

export const SEARCH_TEXT_MAX = 100;

/** Fields to spread into the request of a searchable list. */
export const searchFields = {
  search: string().trim().max(SEARCH_TEXT_MAX),
  /** Requests `facets` and `relaxations`; for the first page only. */
  facets: boolean(),
  ...pageFields,
};

/** The field of lists whose items have a location: a state or a city of India, or `all`. Spread it into the request schema. */
export const locationField = { location: string().max(60) };

/**
 * The response of a searchable list. `total` is exact with `facets`, else counted up to a cap. Without results, `relaxations` has the
 * filters whose removal would give some, best first.
 */
export function searchPageOf<Item extends Schema>(item: Item) {
  return pageOf(item).shape({
    ...countFields,
    facets: array(facetSchema).default([]),
    relaxations: array(relaxationSchema).default([]),
    /** What was searched for instead of the text, which found nothing. */
    corrected: string(),
  });
}
