import { infiniteQueryOptions, keepPreviousData, type QueryKey } from '@tanstack/react-query';
import type { FetchPage } from './search-page';

export interface SearchPagesQuery<Item> {
  /** Identifies the list with its filters. */
  queryKey: QueryKey;
  fetchPage: FetchPage<Item>;
}

/** Query options of a paged list. While other filters load, the previous results stay. */
export const searchPagesOptions = <Item>({ queryKey, fetchPage }: SearchPagesQuery<Item>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }) => ({
      ...(await fetchPage(pageParam, pageParam === undefined, signal)),
      // Read here, as a component must not read the clock while it renders.
      loadedAt: Date.now(),
    }),
    initialPageParam: startCursor(),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** A function, because the type of the cursors is inferred from the initial one, and `undefined` alone has no other type. */
const startCursor = (): string | undefined => undefined;
