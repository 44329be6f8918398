import { SEARCH_NAME_MAX } from '@sopaan/schemas/saved-searches/saved-search';
import { activeFilters } from '@sopaan/search/active-filters';
import type { FilterDefinition } from '@sopaan/search/filter-definition';
import type { Filters } from '@sopaan/search/filters';
import type { Noun } from '@sopaan/search/result-count';

/** The default name of a search: `teacher, Kerala, Full-time`, or `All private jobs` without filters. */
export function searchName(definition: FilterDefinition, filters: Filters, noun: Noun): string {
  const labels = activeFilters(definition, filters).map(({ name, label }) =>
    name === 'search' ? filters.search : label,
  );
  const name = labels.length > 0 ? [...new Set(labels)].join(', ') : `All ${noun.plural}`;
  return name.length > SEARCH_NAME_MAX ? `${name.slice(0, SEARCH_NAME_MAX - 1)}…` : name;
}
