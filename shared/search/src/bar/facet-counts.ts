import type { Facet } from '@sopaan/schemas/facet';

/** How many items each option of a key would give; nothing while that is not known. */
export type OptionCounts = ReadonlyMap<string, number> | undefined;

export function facetCounts(facets: readonly Facet[], key: string): OptionCounts {
  const facet = facets.find((candidate) => candidate.key === key);
  return facet && new Map(facet.options.map(({ value, count }) => [value, count]));
}
