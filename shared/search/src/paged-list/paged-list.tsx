import { isApiError } from '@sopaan/api-client/call';
import { Box, FailedState, LoadingState } from '@sopaan/ui/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ShowMore } from '../results/show-more';
import { useFocusNewItem } from '../results/use-focus-new-item';

export interface PagedListProps<Item> {
  query: UseInfiniteQueryResult<InfiniteData<{ items: readonly Item[] }, unknown>>;
  /** The name of the list. */
  label: string;
  /** Renders one item inside an `li`. `loadedAt`: when the item was loaded, in milliseconds since 1970. */
  renderItem: (item: Item, loadedAt: number) => ReactNode;
  keyOf: (item: Item) => string;
  /** Shown in place of an empty list. */
  empty: ReactNode;
  failedTitle: string;
  /** Replaces the message of a server error. Other errors, such as a missing connection, are described by their own message. */
  serverErrorText?: string;
  /** The heading level of the failed state. */
  level?: 'h2' | 'h3';
  loading?: ReactNode;
  moreLabel?: string;
  /** Cards may stand in two columns from the breakpoint `md` on. Entries of text have lines between them. */
  layout?: 'cards' | 'two-columns' | 'divided';
}

/** A paged list in all its states: loading, empty, failed, with more pages. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { query, label, renderItem, keyOf, empty, loading, moreLabel, layout = 'cards' } = props;
  const { data, error, errorUpdateCount, hasNextPage } = query;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const { list, expectNewItems } = useFocusNewItem(items.length, hasNextPage);
  if (!data) {
    // Retrying keeps the failed state on screen, so its button keeps the focus.
    if (errorUpdateCount > 0) return <FailedList {...props} />;
    return loading ?? <LoadingState shape="list" minHeight={240} />;
  }
  return (
    <>
      {items.length === 0 ? (
        empty
      ) : (
        <Box
          component="ul"
          ref={list}
          aria-label={label}
          aria-busy={query.isPlaceholderData}
          sx={layouts[layout]}
        >
          {items.map((item) => (
            <li key={keyOf(item)} tabIndex={-1}>
              {renderItem(item, query.dataUpdatedAt)}
            </li>
          ))}
        </Box>
      )}
      {hasNextPage && (
        <ShowMore
          label={moreLabel}
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          errorMessage={isApiError(error) ? error.message : undefined}
          onLoadMore={() => {
            expectNewItems();
            void query.fetchNextPage({ cancelRefetch: false });
          }}
        />
      )}
    </>
  );
}

function FailedList<Item>(props: PagedListProps<Item>) {
  const { failedTitle, serverErrorText, level } = props;
  const { refetch } = props.query;
  const error = isApiError(props.query.error) ? props.query.error : undefined;
  return (
    <FailedState
      title={failedTitle}
      description={(error?.origin === 'server' && serverErrorText) || error?.message}
      referenceId={error?.requestId}
      onRetry={refetch}
      level={level}
    />
  );
}

const cards = {
  display: 'grid',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  minWidth: 0,
  '& > li': { outline: 'none', minWidth: 0 },
} as const;

const layouts = {
  cards,
  'two-columns': {
    ...cards,
    gap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
  divided: {
    ...cards,
    gap: 2,
    '& > li + li': { pt: 2, borderTop: '1px solid', borderColor: 'divider' },
  },
} as const;
