import type { ReviewSummary } from '@sopaan/schemas/review';
import { Box, Typography } from '@sopaan/ui/core';
import { useOwnReview } from '../use-own-review';
import { OwnReview } from './own-review';
import { ReviewList } from './review-list';

interface ReviewsProps {
  courseId: string;
  isEnrolled: boolean;
  onRated: (summary: ReviewSummary) => void;
}

/** What people who are enrolled say about a course. */
export function Reviews({ courseId, isEnrolled, onRated }: ReviewsProps) {
  const own = useOwnReview({ courseId, isEnrolled, onRated });
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {isEnrolled ? (
        <OwnReview own={own} />
      ) : (
        <Typography color="textSecondary">
          Reviews come from people who are enrolled in the course, one from each.
        </Typography>
      )}
      <ReviewList courseId={courseId} ownId={own.review?.reviewId} />
    </Box>
  );
}
