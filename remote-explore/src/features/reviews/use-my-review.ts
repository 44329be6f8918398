import type { MyReview, ReviewForm, ReviewSummary } from '@sopaan/schemas/review';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteMyReview } from './api/delete-my-review';
import { myReviewQuery } from './api/get-my-review';
import { putMyReview } from './api/put-my-review';
import { reviewsQuery } from './api/get-reviews';

interface MyReviewOptions {
  courseId: string;
  /** Only enrolled members can have a review. */
  isEnrolled: boolean;
  /** Called with the course's new rating. */
  onRatingChange: (summary: ReviewSummary) => void;
}

/** The member's review, and the actions that save and delete it. Both reject with the error when they fail. */
export function useMyReview({ courseId, isEnrolled, onRatingChange }: MyReviewOptions) {
  const queryClient = useQueryClient();
  const query = myReviewQuery(courseId);
  const { data, errorUpdateCount, refetch } = useQuery({ ...query, enabled: isEnrolled });

  const cacheReview = async (myReview: MyReview) => {
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    queryClient.setQueryData(query.queryKey, myReview);
    onRatingChange(myReview.summary);
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
    save: async (form: ReviewForm) => cacheReview(await putMyReview(courseId, form)),
    remove: async () => cacheReview(await deleteMyReview(courseId)),
  };
}
export type MyReviewControl = ReturnType<typeof useMyReview>;
