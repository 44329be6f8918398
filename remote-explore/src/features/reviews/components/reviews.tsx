import type { ReviewSummary } from '@sopaan/schemas/courses/review';
import { Box, Typography } from '@sopaan/ui/core';
import { useMyReview } from '../use-my-review';
import { MyReview } from './my-review';
import { ReviewList } from './review-list';

interface ReviewsProps {
  courseId: string;
  isEnrolled: boolean;
  onRatingChange: (summary: ReviewSummary) => void;
}

/** The reviews of a course. Enrolled members can write one. */
export function Reviews({ courseId, isEnrolled, onRatingChange }: ReviewsProps) {
  const control = useMyReview({ courseId, isEnrolled, onRatingChange });
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {isEnrolled ? (
        <MyReview control={control} />
      ) : (
        <Typography color="textSecondary">
          Only people enrolled in the course can review it, once each.
        </Typography>
      )}
      <ReviewList courseId={courseId} ownId={control.review?.reviewId} />
    </Box>
  );
}
