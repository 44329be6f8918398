/** The pages of a searched list. Going back loads as many pages as were open, even after a reload. */
import { isApiError } from '@sopaan/api-client/call';
import type { Facet, Relaxation } from '@sopaan/schemas/api/facet';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { readPageCount, savePageCount } from './page-counts';
import { searchPagesOptions, type SearchPagesQuery } from './search-pages-options';

export interface SearchPages<Item> {
  /** `failed`: the first page could not be loaded. */
  status: 'loading' | 'ready' | 'failed';
  /** Identifies the list with its filters. */
  listKey: string;
  items: readonly Item[];
  /** When the last page was loaded, in milliseconds since 1970: the time for texts that depend on it. 0 without any. */
  loadedAt: number;
  total: number;
  totalIsCapped: boolean;
  facets: readonly Facet[];
  relaxations: readonly Relaxation[];
  /** What was searched for instead of the text, which found nothing. */
  corrected: string | undefined;
  /** The items belong to the previous filters; those for the new ones are loading. */
  isOutdated: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  hasMoreFailed: boolean;
  loadMore: () => void;
  retry: () => unknown;
  /** Why the last request failed, in words for the visitor. */
  errorMessage: string | undefined;
  referenceId: string | undefined;
}

export function useSearchPages<Item>(query: SearchPagesQuery<Item>): SearchPages<Item> {
  const { data, error, errorUpdateCount, ...list } = useInfiniteQuery({
    ...searchPagesOptions(query),
    // The loader has just tried: if it failed before this was mounted, the visitor decides when to retry.
    retryOnMount: false,
  });
  const pages = data?.pages ?? [];
  const [first] = pages;
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = list;
  const loadMore = () => {
    if (!isFetchingNextPage) void list.fetchNextPage();
  };
  useRestoredPages(isPlaceholderData ? 0 : pages.length, () => {
    if (hasNextPage && !isFetchNextPageError) loadMore();
  });

  const statusWithoutPages = errorUpdateCount > 0 ? ('failed' as const) : ('loading' as const);
  return {
    status: first ? 'ready' : statusWithoutPages,
    listKey: JSON.stringify(query.queryKey),
    items: pages.flatMap(({ items }) => items),
    loadedAt: pages.at(-1)?.loadedAt ?? 0,
    total: first?.total ?? 0,
    totalIsCapped: first?.totalIsCapped ?? false,
    facets: first?.facets ?? [],
    relaxations: first?.relaxations ?? [],
    corrected: first?.corrected,
    isOutdated: isPlaceholderData,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    hasMoreFailed: isFetchNextPageError,
    loadMore,
    retry: list.refetch,
    errorMessage: isApiError(error) ? error.message : undefined,
    referenceId: isApiError(error) ? error.requestId : undefined,
  };
}

/** Loads pages until there are as many as this history entry had, and stores their number. */
function useRestoredPages(pageCount: number, loadNext: () => void): void {
  const { key, pathname } = useLocation();
  // The first history entry of every document has the key `default`, so the path tells entries apart.
  const entry = key === 'default' ? `default ${pathname}` : key;
  const onCount = useEffectEvent(() => {
    if (pageCount < readPageCount(entry)) loadNext();
    else if (pageCount > 1) savePageCount(entry, pageCount);
  });
  useEffect(() => {
    if (pageCount > 0) onCount();
  }, [entry, pageCount]);
}
