import type { MyReview, ReviewForm, ReviewSummary } from '@sopaan/schemas/review';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteOwnReview } from './api/delete-own-review';
import { ownReviewQuery } from './api/get-own-review';
import { putOwnReview } from './api/put-own-review';
import { reviewsQuery } from './api/get-reviews';

interface OwnReviewOptions {
  courseId: string;
  /** Only who is enrolled has one. */
  isEnrolled: boolean;
  /** The course has another rating now. */
  onRated: (summary: ReviewSummary) => void;
}

/** The member's review, and how it is written and removed. Both reject with the reason when they do not work. */
export function useOwnReview({ courseId, isEnrolled, onRated }: OwnReviewOptions) {
  const queryClient = useQueryClient();
  const query = ownReviewQuery(courseId);
  const { data, errorUpdateCount, refetch } = useQuery({ ...query, enabled: isEnrolled });

  const keep = async (own: MyReview) => {
    await queryClient.cancelQueries({ queryKey: query.queryKey });
    queryClient.setQueryData(query.queryKey, own);
    onRated(own.summary);
    void queryClient.invalidateQueries({ queryKey: reviewsQuery(courseId).queryKey });
  };

  const isUnknown = isEnrolled && data === undefined;
  // A further attempt keeps the failed state, and with it the focus on its button.
  const isFailed = isUnknown && errorUpdateCount > 0;
  return {
    review: isEnrolled ? data?.review : undefined,
    isFailed,
    isLoading: isUnknown && !isFailed,
    retry: refetch,
    write: async (form: ReviewForm) => keep(await putOwnReview(courseId, form)),
    remove: async () => keep(await deleteOwnReview(courseId)),
  };
}
