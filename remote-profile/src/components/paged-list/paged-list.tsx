import { PagedList as SharedPagedList, type PagedListProps } from '@sopaan/search/paged-list';
import { Box } from '@sopaan/ui/core';
import { useListFocus } from './use-list-focus';

/** A paged list whose rows can disappear: the focus stays in it. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const listFocus = useListFocus();
  return (
    <Box {...listFocus} sx={{ outline: 'none' }}>
      <SharedPagedList {...props} />
    </Box>
  );
}
