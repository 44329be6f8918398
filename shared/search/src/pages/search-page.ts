import type { Facet, Relaxation } from '@sopaan/schemas/api/facet';

/** One page of search results. */
export interface SearchPage<Item> {
  items: readonly Item[];
  nextCursor: string | null;
  total: number;
  totalIsCapped: boolean;
  facets: readonly Facet[];
  relaxations: readonly Relaxation[];
  /** What was searched for instead of the text, which found nothing. */
  corrected?: string | undefined;
}

/** Fetches one page. Only the first page has facets. */
export type FetchPage<Item> = (
  cursor: string | undefined,
  isFirst: boolean,
  signal: AbortSignal,
) => Promise<SearchPage<Item>>;
