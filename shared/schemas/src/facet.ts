/** Lists that are searched: words, a place, filters by key, and how many items each option would give. */
import { array, boolean, number, object, string, type InferType, type Schema } from 'yup';
import { countFields, pageFields, pageOf } from './paging';

/** Every option of one filter, with how many items it would give beside the other filters. */
export const facetSchema = object({
  key: string().required(),
  options: array(object({ value: string().required(), count: number().required() })).required(),
});
export type Facet = InferType<typeof facetSchema>;

/** What would be found without one of the filters; `filter` is its name in the request. */
export const relaxationSchema = object({
  filter: string().required(),
  count: number().required(),
});
export type Relaxation = InferType<typeof relaxationSchema>;

/** Spread into the request of a searched list. */
export const searchFields = {
  search: string().trim().max(100),
  /** Whether `facets` and `relaxations` are wanted: with the first page, not with the next ones. */
  facets: boolean(),
  ...pageFields,
};

/** Spread beside `searchFields` where items have a place: a state of India, or `all`. */
export const locationField = { location: string().max(60) };

/**
 * The answer of a searched list. With `facets` asked for, `total` is exact; without, it is counted up to a cap.
 * `relaxations` is filled only when nothing was found: the filters whose absence would give something, best first.
 */
export function searchPageOf<Item extends Schema>(item: Item) {
  return pageOf(item).shape({
    ...countFields,
    facets: array(facetSchema).default([]),
    relaxations: array(relaxationSchema).default([]),
  });
}
