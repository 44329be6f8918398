import { writeFilters } from '@sopaan/search/filter-codec';
import type { FilterDefinition } from '@sopaan/search/filter-definition';
import { NO_FILTERS, type Filters } from '@sopaan/search/filters';

/** The URL of a list with the given filters. */
export function searchLink(
  path: string,
  definition: FilterDefinition,
  filters: Partial<Filters>,
): string {
  const query = writeFilters(definition, { ...NO_FILTERS, ...filters });
  return query ? `${path}?${query}` : path;
}
