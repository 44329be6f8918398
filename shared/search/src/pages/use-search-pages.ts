/** Pages of a searched list. Back opens as many as were open, also after the page was loaded again. */
import { isApiError } from '@sopaan/api-client/call';
import type { Facet, Relaxation } from '@sopaan/schemas/facet';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { readPageCount, savePageCount } from './page-counts';
import { searchPagesOptions, type SearchPagesQuery } from './search-pages-options';

export interface SearchPages<Item> {
  /** `failed`: nothing can be shown. */
  status: 'loading' | 'ready' | 'failed';
  items: readonly Item[];
  total: number;
  totalIsCapped: boolean;
  facets: readonly Facet[];
  relaxations: readonly Relaxation[];
  /** What is shown belongs to the filters before; the new ones are being asked for. */
  isOutdated: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasMoreFailed: boolean;
  loadMore: () => void;
  retry: () => unknown;
  /** Why it failed, in words for a person. */
  errorMessage: string | undefined;
  referenceId: string | undefined;
}

export function useSearchPages<Item>(query: SearchPagesQuery<Item>): SearchPages<Item> {
  const { data, error, errorUpdateCount, ...list } = useInfiniteQuery({
    ...searchPagesOptions(query),
    // The loader has just asked: if that failed before this was mounted, the visitor decides when to ask again.
    retryOnMount: false,
  });
  const pages = data?.pages ?? [];
  const [first] = pages;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = list;
  const more = () => {
    if (!isFetchingNextPage) void list.fetchNextPage();
  };
  useOpenPages(isPlaceholderData ? 0 : pages.length, () => {
    if (hasNextPage && !isFetchNextPageError) more();
  });

  const failed = errorUpdateCount > 0 ? ('failed' as const) : ('loading' as const);
  return {
    status: first ? 'ready' : failed,
    items: pages.flatMap(({ items }) => items),
    total: first?.total ?? 0,
    totalIsCapped: first?.totalIsCapped ?? false,
    facets: first?.facets ?? [],
    relaxations: first?.relaxations ?? [],
    isOutdated: isPlaceholderData,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    hasMoreFailed: isFetchNextPageError,
    loadMore: more,
    retry: list.refetch,
    errorMessage: isApiError(error) ? error.message : undefined,
    referenceId: isApiError(error) ? error.requestId : undefined,
  };
}

/** Opens pages until there are as many as this history entry had, and remembers how many there are. */
function useOpenPages(open: number, openNext: () => void): void {
  const { key, pathname } = useLocation();
  // The first page of each document has the same key, whichever page it is.
  const entry = key === 'default' ? `default ${pathname}` : key;
  const onCount = useEffectEvent(() => {
    if (open < readPageCount(entry)) openNext();
    else if (open > 1) savePageCount(entry, open);
  });
  useEffect(() => {
    if (open > 0) onCount();
  }, [entry, open]);
}
