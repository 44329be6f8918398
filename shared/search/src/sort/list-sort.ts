import { RELEVANCE } from '@sopaan/schemas/api/sort';
import type { Filters } from '../codec/filters';
import type { FilterDefinition } from '../definition/filter-definition';
import type { Sort } from '../definition/sort-labels';

/** The orders that a list offers for these filters; the first is the default. Relevance needs keywords. */
export function offeredSorts(
  { sorts = [] }: FilterDefinition,
  { search }: Filters,
): readonly Sort[] {
  return search.trim() === '' ? sorts.filter((sort) => sort !== RELEVANCE) : sorts;
}

/** The order of a list with these filters; undefined if it is the default one. */
export function chosenSort(definition: FilterDefinition, filters: Filters): Sort | undefined {
  const [, ...others] = offeredSorts(definition, filters);
  return others.find((sort) => sort === filters.sort);
}
