import type { ReviewForm, ReviewSummary } from '@sopaan/schemas/courses/review';
import { useQuery } from '@tanstack/react-query';
import { myReviewQuery } from './api/get-my-review';
import { useDeleteReview, useSaveReview } from './api/use-review-mutations';

interface MyReviewOptions {
  courseId: string;
  /** Only enrolled members can have a review. */
  isEnrolled: boolean;
  /** Called with the course's new rating. */
  onRatingChange: (summary: ReviewSummary) => void;
}

/** The member's review, and the actions that save and delete it. Both reject with the error when they fail. */
export function useMyReview({ isEnrolled, ...options }: MyReviewOptions) {
  const query = useQuery({ ...myReviewQuery(options.courseId), enabled: isEnrolled });
  const { data, errorUpdateCount, refetch } = query;
  const { mutateAsync: save } = useSaveReview(options);
  const { mutateAsync: remove } = useDeleteReview(options);
  const isUnknown = isEnrolled && data === undefined;
  // Retrying keeps the failed state on screen, so its button keeps the focus.
  const isFailed = isUnknown && errorUpdateCount > 0;
  return {
    review: isEnrolled ? data?.review : undefined,
    isFailed,
    isLoading: isUnknown && !isFailed,
    retry: refetch,
    save: (form: ReviewForm) => save(form),
    remove: () => remove(),
  };
}
export type MyReviewControl = ReturnType<typeof useMyReview>;
