import { PagedList } from '@sopaan/search/paged-list';
import { Box, EmptyState, LoadingState } from '@sopaan/ui/core';
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
  const query = useInfiniteQuery({
    ...reviewsQuery(courseId),
    select: ({ pages, pageParams }) => ({
      pages: pages.map(({ items, ...page }) => ({
        ...page,
        items: items.filter(({ reviewId }) => reviewId !== ownId),
      })),
      pageParams,
    }),
  });
  const summary = query.data?.pages[0]?.summary;
  const hasReviews = summary !== undefined && summary.count > 0;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {hasReviews && <ReviewSummary summary={summary} />}
      <div>
        <PagedList
          query={query}
          label="Reviews"
          moreLabel="Show more reviews"
          keyOf={({ reviewId }) => reviewId}
          renderItem={(review) => <ReviewEntry review={review} />}
          empty={!hasReviews && noReviews}
          failedTitle="The reviews could not be loaded"
          level="h3"
          loading={<LoadingState shape="list" minHeight={480} />}
          layout="divided"
        />
      </div>
    </Box>
  );
}

const noReviews = (
  <EmptyState title="No reviews yet" description="Reviews will appear here." icon="chat" />
);
