import type { FilterDefinition } from '@sopaan/search/filter-definition';

/**
 * The orders that the list offers while no mentor has a rating. The API then sorts those with a public page first, and by
 * experience, so its default order is not the best rated.
 */
export function withoutRatings(
  definition: FilterDefinition,
  { hasPublicPages }: { hasPublicPages: boolean },
): FilterDefinition {
  if (hasPublicPages) return { ...definition, sortLabels: { rating: 'Public profile first' } };
  return { ...definition, sorts: definition.sorts?.filter((sort) => sort !== 'rating') };
}
