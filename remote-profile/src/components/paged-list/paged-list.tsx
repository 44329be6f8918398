import { PagedList as SharedPagedList, type PagedListProps } from '@sopaan/search/paged-list';
import { Box } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { pagedQuery } from './paged-query';
import { useListFocus } from './use-list-focus';

interface FocusKeepingListProps<Item> extends Omit<PagedListProps<Item>, 'query'> {
  query: ReturnType<typeof pagedQuery<Item>>;
}

/** A paged list whose rows can disappear: the focus stays in it. */
export function PagedList<Item>({ query, ...list }: FocusKeepingListProps<Item>) {
  const listFocus = useListFocus();
  return (
    <Box {...listFocus} sx={{ outline: 'none' }}>
      <SharedPagedList query={useInfiniteQuery(query)} {...list} />
    </Box>
  );
}
