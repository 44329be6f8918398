import { call } from '@sopaan/api-client/call';
import { putOwnReviewEndpoint, type ReviewForm } from '@sopaan/schemas/review';

export const putOwnReview = (courseId: string, form: ReviewForm) =>
  call(putOwnReviewEndpoint, { id: courseId, ...form });
