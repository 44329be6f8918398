import type { FilterDefinition } from '@sopaan/search/filter-definition';

/** The orders that the list offers while no mentor has a rating. The API then sorts by experience. */
export function withoutRatings(definition: FilterDefinition): FilterDefinition {
  return { ...definition, sorts: definition.sorts?.filter((sort) => sort !== 'rating') };
}
