import { call } from '@sopaan/api-client/call';
import { putMyReviewEndpoint, type ReviewForm } from '@sopaan/schemas/review';

export const putMyReview = (courseId: string, form: ReviewForm) =>
  call(putMyReviewEndpoint, { id: courseId, ...form });
