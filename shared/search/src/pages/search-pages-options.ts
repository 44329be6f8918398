import { infiniteQueryOptions, keepPreviousData, type QueryKey } from '@tanstack/react-query';
import type { FetchPage } from './search-page';

export interface SearchPagesQuery<Item> {
  /** Names the list with its filters. */
  queryKey: QueryKey;
  fetchPage: FetchPage<Item>;
}

/** A list read page by page; while another one loads, what was there stays. */
export const searchPagesOptions = <Item>({ queryKey, fetchPage }: SearchPagesQuery<Item>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, pageParam === undefined, signal),
    initialPageParam: startCursor(),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

const startCursor = (): string | undefined => undefined;
