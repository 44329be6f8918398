import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Filters } from '../codec/filters';
import type { Facet } from '@sopaan/schemas/api/facet';
import type { SearchSource } from '../pages/search-source';
import type { SearchPages } from '../pages/use-search-pages';

export interface DraftCount {
  /** Undefined when it could not be loaded. */
  total: number | undefined;
  facets: readonly Facet[];
  isCounting: boolean;
}

/** The total and facets for filters that are not applied yet; those of the current list until they are loaded. */
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
