import { isApiError } from '@sopaan/api-client/call';
import { ShowMore } from '@sopaan/search/show-more';
import { useFocusNewItem } from '@sopaan/search/use-focus-new-item';
import { Box, FailedState, LoadingState } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { pagedQuery } from './paged-query';
import { toRows } from './to-rows';
import { useListFocus } from './use-list-focus';

interface PagedListProps<Item> {
  query: ReturnType<typeof pagedQuery<Item>>;
  /** The name of the list. */
  label: string;
  /** Renders a row: an item, and the items after it that belong to it. */
  renderItem: (item: Item, loadedAt: number, others: readonly Item[]) => ReactNode;
  keyOf: (item: Item) => string;
  /** Whether an item belongs into the row of the item before it. Without it, each item has a row of its own. */
  belongsTo?: (item: Item, previous: Item) => boolean;
  /** Shown in place of an empty list. */
  empty: ReactNode;
  failedTitle: string;
  /** Replaces the message of a server error. Other errors, such as a missing connection, are described by their own message. */
  serverErrorText?: string;
}

/** A paged list in all its states: loading, empty, failed, with more pages. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { label, renderItem, keyOf, empty, failedTitle, serverErrorText } = props;
  const query = useInfiniteQuery(props.query);
  const { data, error, errorUpdateCount, hasNextPage, refetch } = query;
  // Rows do not continue on the next page, so that each page has a first row, which gets the focus.
  const rows = data?.pages.flatMap((page) => toRows(page.items, props.belongsTo)) ?? [];
  const { list, expectNewItems } = useFocusNewItem(rows.length, hasNextPage);
  const listFocus = useListFocus();
  // Retrying keeps the failed state on screen, so its button keeps the focus.
  if (!data && errorUpdateCount > 0) {
    const isServerError = isApiError(error) && error.origin === 'server';
    return (
      <FailedState
        title={failedTitle}
        description={(isServerError && serverErrorText) || error?.message}
        referenceId={isApiError(error) ? error.requestId : undefined}
        onRetry={refetch}
      />
    );
  }
  if (!data) return <LoadingState shape="list" minHeight={200} />;
  return (
    <Box {...listFocus} sx={{ outline: 'none' }}>
      {rows.length === 0 ? (
        empty
      ) : (
        <Box component="ul" ref={list} aria-label={label} sx={listStyle}>
          {rows.map(({ item, others }) => (
            <li key={keyOf(item)}>{renderItem(item, query.dataUpdatedAt, others)}</li>
          ))}
        </Box>
      )}
      {hasNextPage && (
        <ShowMore
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          errorMessage={isApiError(error) ? error.message : undefined}
          onLoadMore={() => {
            expectNewItems();
            void query.fetchNextPage({ cancelRefetch: false });
          }}
        />
      )}
    </Box>
  );
}

const listStyle = { display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' } as const;
