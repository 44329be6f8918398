import type { MyReview, ReviewForm, ReviewSummary } from '@sopaan/schemas/review';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteOwnReview } from './api/delete-own-review';
import { ownReviewQuery } from './api/get-own-review';
import { putOwnReview } from './api/put-own-review';
import { reviewsQuery } from './api/get-reviews';

interface OwnReviewOptions {
  courseId: string;
  /** Only enrolled members can have a review. */
  isEnrolled: boolean;
  /** Called with the course's new rating. */
  onRatingChange: (summary: ReviewSummary) => void;
}

/** The member's review, and the actions that save and delete it. Both reject with the error when they fail. */
export function useOwnReview({ courseId, isEnrolled, onRatingChange }: OwnReviewOptions) {
  const queryClient = useQueryClient();
  const query = ownReviewQuery(courseId);
  const { data, errorUpdateCount, refetch } = useQuery({ ...query, enabled: isEnrolled });

  const cacheReview = async (ownReview: MyReview) => {
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    queryClient.setQueryData(query.queryKey, ownReview);
    onRatingChange(ownReview.summary);
    void queryClient.invalidateQueries({ queryKey: reviewsQuery(courseId).queryKey });
  };

  const isUnknown = isEnrolled && data === undefined;
  // Retrying keeps the failed state on screen, so its button keeps the focus.
  const isFailed = isUnknown && errorUpdateCount > 0;
  return {
    review: isEnrolled ? data?.review : undefined,
    isFailed,
    isLoading: isUnknown && !isFailed,
    retry: refetch,
    save: async (form: ReviewForm) => cacheReview(await putOwnReview(courseId, form)),
    remove: async () => cacheReview(await deleteOwnReview(courseId)),
  };
}
export type OwnReviewControl = ReturnType<typeof useOwnReview>;
