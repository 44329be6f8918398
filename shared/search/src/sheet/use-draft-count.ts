import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Filters } from '../codec/filters';
import type { Facet } from '@sopaan/schemas/facet';
import type { SearchSource } from '../pages/search-source';
import type { SearchPages } from '../pages/use-search-pages';

export interface DraftCount {
  /** Nothing when it could not be counted. */
  total: number | undefined;
  facets: readonly Facet[];
  isCounting: boolean;
}

/** What filters that are not applied yet would give. Until that is known, what the list tells. */
export function useDraftCount(
  source: SearchSource<unknown>,
  draft: Filters,
  pages: SearchPages<unknown>,
): DraftCount {
  const { data, isError, isFetching } = useQuery({
    queryKey: ['count', ...source.pages(draft).queryKey],
    queryFn: ({ signal }) => source.count(draft, signal),
    placeholderData: keepPreviousData,
  });
  const { total, facets } = data ?? pages;
  return { total: isError ? undefined : total, facets, isCounting: isFetching };
}
