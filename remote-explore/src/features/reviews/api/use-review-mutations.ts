import { call } from '@sopaan/api-client/call';
import {
  deleteMyReviewEndpoint,
  putMyReviewEndpoint,
  type MyReview,
  type ReviewForm,
  type ReviewSummary,
} from '@sopaan/schemas/courses/review';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { myReviewQuery } from './get-my-review';
import { reviewsQuery } from './get-reviews';

interface ReviewMutationOptions {
  courseId: string;
  /** Called with the course's new rating. */
  onRatingChange: (summary: ReviewSummary) => void;
}

/** Publishes or changes the member's review. */
export function useSaveReview(options: ReviewMutationOptions) {
  const { courseId } = options;
  return useMutation({
    mutationFn: (form: ReviewForm) => call(putMyReviewEndpoint, { id: courseId, ...form }),
    onSuccess: useCacheReview(options),
  });
}

export function useDeleteReview(options: ReviewMutationOptions) {
  const { courseId } = options;
  return useMutation({
    mutationFn: () => call(deleteMyReviewEndpoint, { id: courseId }),
    onSuccess: useCacheReview(options),
  });
}

function useCacheReview({ courseId, onRatingChange }: ReviewMutationOptions) {
  const queryClient = useQueryClient();
  const { queryKey } = myReviewQuery(courseId);
  return async (myReview: MyReview) => {
    // A fetch in flight would overwrite the response with older data.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, myReview);
    onRatingChange(myReview.summary);
    void queryClient.invalidateQueries({ queryKey: reviewsQuery(courseId).queryKey });
  };
}
