import { call } from '@sopaan/api-client/call';
import { getMyReviewEndpoint } from '@sopaan/schemas/courses/review';
import { queryOptions } from '@tanstack/react-query';

/** The member's own review. For members only. */
export const myReviewQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['course', courseId, 'my-review'],
    queryFn: ({ signal }) => call(getMyReviewEndpoint, { id: courseId }, { signal }),
  });
