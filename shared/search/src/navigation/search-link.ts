import { writeFilters } from '../codec/filter-codec';
import { NO_FILTERS, type Filters } from '../codec/filters';
import type { FilterDefinition } from '../definition/filter-definition';

/** The URL of a list with the given filters. */
export function searchLink(
  path: string,
  definition: FilterDefinition,
  filters: Partial<Filters>,
): string {
  const query = writeFilters(definition, { ...NO_FILTERS, ...filters });
  return query ? `${path}?${query}` : path;
}
