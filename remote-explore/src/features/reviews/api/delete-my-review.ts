import { call } from '@sopaan/api-client/call';
import { deleteMyReviewEndpoint } from '@sopaan/schemas/review';

export const deleteMyReview = (courseId: string) => call(deleteMyReviewEndpoint, { id: courseId });
