import { isApiError } from '@sopaan/api-client/call';
import { ShowMore } from '@sopaan/search/show-more';
import { useFocusNewItem } from '@sopaan/search/use-focus-new-item';
import { Box, FailedState, LoadingState } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { pagedQuery } from './paged-query';
import { useListFocus } from './use-list-focus';

interface PagedListProps<Item> {
  query: ReturnType<typeof pagedQuery<Item>>;
  /** The name of the list. */
  label: string;
  renderItem: (item: Item, loadedAt: number) => ReactNode;
  keyOf: (item: Item) => string;
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
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const { list, expectNewItems } = useFocusNewItem(items.length, hasNextPage);
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
      {items.length === 0 ? (
        empty
      ) : (
        <Box component="ul" ref={list} aria-label={label} sx={listStyle}>
          {items.map((item) => (
            <li key={keyOf(item)}>{renderItem(item, query.dataUpdatedAt)}</li>
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
