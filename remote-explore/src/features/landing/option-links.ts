import type { Facet } from '@sopaan/schemas/facet';
import { optionLabel, type FilterDefinition } from '@sopaan/search/filter-definition';
import { searchLink } from './search-link';

/** One way into a list. */
export interface Way {
  to: string;
  label: string;
  /** What is to be found there; absent while that is not known. */
  count?: number | undefined;
}

interface Options {
  path: string;
  definition: FilterDefinition;
  key: string;
  /** Of the list, as far as it has been answered. */
  facets: readonly Facet[];
  /** All options of the key by default. */
  only?: readonly string[];
}

/** A way for each option of a filter. */
export function optionLinks({ path, definition, key, facets, only }: Options): Way[] {
  const filter = definition.keys.find((candidate) => candidate.key === key);
  if (!filter || filter.options === 'open') return [];
  const counts = facets.find((facet) => facet.key === key)?.options;
  return (only ?? filter.options).map((option) => ({
    to: searchLink(path, definition, { chosen: { [key]: [option] } }),
    label: optionLabel(filter, option),
    count: counts?.find(({ value }) => value === option)?.count,
  }));
}
