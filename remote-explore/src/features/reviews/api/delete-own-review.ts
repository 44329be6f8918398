import { call } from '@sopaan/api-client/call';
import { deleteOwnReviewEndpoint } from '@sopaan/schemas/review';

export const deleteOwnReview = (courseId: string) =>
  call(deleteOwnReviewEndpoint, { id: courseId });
