import type { Facet } from '@sopaan/schemas/api/facet';
import { optionLabel, type FilterDefinition } from '@sopaan/search/filter-definition';
import { searchLink } from '@sopaan/search/search-link';

/** A link into a filtered list. */
export interface BrowseLink {
  to: string;
  label: string;
  /** The number of results; undefined while it is unknown, absent if it is not counted. */
  count?: number | undefined;
}

interface Options {
  path: string;
  definition: FilterDefinition;
  key: string;
  /** The facets of the list, empty until they are loaded. */
  facets: readonly Facet[];
  /** The options to link to; all options of the key by default. */
  only?: readonly string[];
}

/** A link for each option of a filter. */
export function optionLinks({ path, definition, key, facets, only }: Options): BrowseLink[] {
  const filter = definition.keys.find((candidate) => candidate.key === key);
  if (!filter || filter.options === 'open') return [];
  const counts = facets.find((facet) => facet.key === key)?.options;
  return (only ?? filter.options).map((option) => ({
    to: searchLink(path, definition, { chosen: { [key]: [option] } }),
    label: optionLabel(filter, option),
    count: counts?.find(({ value }) => value === option)?.count,
  }));
}
