import { isApiError } from '@sopaan/api-client/call';
import { ShowMore } from '@sopaan/search/show-more';
import { useFocusNewItem } from '@sopaan/search/use-focus-new-item';
import { Box, EmptyState, FailedState, LoadingState } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { reviewsQuery } from '../api/get-reviews';
import { ReviewEntry } from './review-entry';
import { ReviewSummary } from './review-summary';

interface ReviewListProps {
  courseId: string;
  /** The id of the member's own review, which is shown above the list. */
  ownId: string | undefined;
}

/** The reviews of a course, newest first. */
export function ReviewList({ courseId, ownId }: ReviewListProps) {
  const query = useInfiniteQuery(reviewsQuery(courseId));
  const { data, error, errorUpdateCount, refetch, fetchNextPage, hasNextPage } = query;
  const first = data?.pages[0];
  const reviews = (data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ reviewId }) => reviewId !== ownId);
  const { list, expectNewItems } = useFocusNewItem(reviews.length, hasNextPage);
  if (!first) {
    // Retrying keeps the failed state on screen, so its button keeps the focus.
    if (errorUpdateCount === 0) return <LoadingState shape="list" minHeight={480} />;
    return (
      <FailedState
        title="The reviews could not be loaded"
        description={isApiError(error) ? error.message : undefined}
        referenceId={isApiError(error) ? error.requestId : undefined}
        onRetry={refetch}
        level="h3"
      />
    );
  }
  if (first.summary.count === 0) {
    return (
      <EmptyState title="No reviews yet" description="Reviews will appear here." icon="chat" />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <ReviewSummary summary={first.summary} />
      {reviews.length > 0 && (
        <Box component="ul" ref={list} aria-label="Reviews" sx={rows}>
          {reviews.map((review) => (
            <li key={review.reviewId} tabIndex={-1}>
              <ReviewEntry review={review} />
            </li>
          ))}
        </Box>
      )}
      {hasNextPage && (
        <ShowMore
          label="Show more reviews"
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          errorMessage={isApiError(error) ? error.message : undefined}
          onLoadMore={() => {
            expectNewItems();
            void fetchNextPage({ cancelRefetch: false });
          }}
        />
      )}
    </Box>
  );
}

const rows = {
  display: 'grid',
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { outline: 'none' },
  '& > li + li': { pt: 3, borderTop: '1px solid', borderColor: 'divider' },
} as const;
