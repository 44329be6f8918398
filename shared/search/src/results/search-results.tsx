/** The results of a search in all states: loading, results, no results, failed. */
import { Box, FailedState, LoadingState, Skeleton } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import type { FilterState } from '../navigation/use-filters';
import type { SearchPages } from '../pages/use-search-pages';
import type { Noun } from './count-text';
import { CorrectedText } from './corrected-text';
import { NoResults } from './no-results';
import { ShowMore } from './show-more';
import { useFocusNewItem } from './use-focus-new-item';

export interface SearchResultsProps<Item> {
  filters: FilterState;
  pages: SearchPages<Item>;
  noun: Noun;
  /** Renders one item inside an `li`. `loadedAt`: when the item was loaded, in milliseconds since 1970. */
  renderItem: (item: Item, loadedAt: number) => ReactNode;
  keyOf: (item: Item) => string;
  /** Height of one item, for the loading state. */
  rowHeight?: number;
  /** Columns from the breakpoint `lg` on. */
  columns?: 1 | 2;
}

const SKELETON_ROWS = 6;

export function SearchResults<Item>(props: SearchResultsProps<Item>) {
  const { filters, pages, noun, renderItem, keyOf, rowHeight = 150, columns = 1 } = props;
  const { items, status, isOutdated, hasMore, isLoadingMore } = pages;
  const { list, expectNewItems } = useFocusNewItem(items.length, hasMore);

  const grid = {
    display: 'grid',
    gap: 1.5,
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...(columns === 2 && {
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    }),
  };

  if (status === 'loading') {
    return (
      <LoadingState>
        <Box sx={grid}>
          {Array.from({ length: SKELETON_ROWS }, (_, row) => (
            <Skeleton
              key={row}
              variant="rounded"
              height={rowHeight}
              sx={{ borderRadius: '16px' }}
            />
          ))}
        </Box>
      </LoadingState>
    );
  }
  if (status === 'failed') {
    return (
      <FailedState
        title={`The ${noun.plural} could not be loaded`}
        description={pages.errorMessage}
        referenceId={pages.referenceId}
        onRetry={pages.retry}
        minHeight={rowHeight * 2}
      />
    );
  }
  return (
    <Box aria-busy={isOutdated || isLoadingMore}>
      <Box sx={{ opacity: isOutdated ? 0.5 : 1, transition: 'opacity 120ms' }}>
        <CorrectedText filters={filters} pages={pages} />
        {items.length === 0 ? (
          <NoResults filters={filters} pages={pages} noun={noun} minHeight={rowHeight * 2} />
        ) : (
          <Box
            component="ul"
            ref={list}
            aria-label={`${noun.plural[0]?.toUpperCase() ?? ''}${noun.plural.slice(1)}`}
            sx={{ ...grid, p: 0, m: 0, listStyle: 'none' }}
          >
            {items.map((item) => (
              <li key={keyOf(item)}>{renderItem(item, pages.loadedAt)}</li>
            ))}
          </Box>
        )}
      </Box>
      {hasMore && !isOutdated && (
        <ShowMore
          isLoading={isLoadingMore}
          hasFailed={pages.hasMoreFailed}
          errorMessage={pages.errorMessage}
          onLoadMore={() => {
            expectNewItems();
            pages.loadMore();
          }}
        />
      )}
    </Box>
  );
}
