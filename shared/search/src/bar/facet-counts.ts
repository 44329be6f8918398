import type { Facet } from '@sopaan/schemas/api/facet';

/** The number of results per option of a filter; undefined while unknown. */
export type OptionCounts = ReadonlyMap<string, number> | undefined;

export function facetCounts(facets: readonly Facet[], key: string): OptionCounts {
  const facet = facets.find((candidate) => candidate.key === key);
  return facet && new Map(facet.options.map(({ value, count }) => [value, count]));
}
