import { type QueryKey, infiniteQueryOptions } from '@tanstack/react-query';

interface Page<Item> {
  items: readonly Item[];
  nextCursor: string | null;
}

/** The field of the request for the page after a cursor. */
type CursorField = { cursor?: string };

/** The query of a list whose pages follow each other by cursor. */
export function pagedQuery<Item>(
  queryKey: QueryKey,
  fetchPage: (page: CursorField, signal: AbortSignal) => Promise<Page<Item>>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      fetchPage(pageParam === null ? {} : { cursor: pageParam }, signal),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }: Page<Item>): string | null => nextCursor,
  });
}
