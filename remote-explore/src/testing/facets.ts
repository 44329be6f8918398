import type { Facet } from '@sopaan/schemas/api/facet';

/** A facet with the given count for each option. */
export function aFacet(key: string, counts: Readonly<Record<string, number>>): Facet {
  return { key, options: Object.entries(counts).map(([value, count]) => ({ value, count })) };
}
