import type { Facet, Relaxation } from '@sopaan/schemas/facet';

/** The answer of a searched list, as far as a page needs it. */
export interface SearchPage<Item> {
  items: readonly Item[];
  nextCursor: string | null;
  total: number;
  totalIsCapped: boolean;
  facets: readonly Facet[];
  relaxations: readonly Relaxation[];
}

/** One page asked for. Facets come with the first one only. */
export type FetchPage<Item> = (
  cursor: string | undefined,
  isFirst: boolean,
  signal: AbortSignal,
) => Promise<SearchPage<Item>>;
