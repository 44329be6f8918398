import { call } from '@sopaan/api-client/call';
import { getReviewsEndpoint } from '@sopaan/schemas/courses/review';
import { infiniteQueryOptions } from '@tanstack/react-query';

const PAGE_SIZE = 10;

/** The reviews of a course, newest first, page by page. */
export const reviewsQuery = (courseId: string) =>
  infiniteQueryOptions({
    queryKey: ['course', courseId, 'reviews'],
    queryFn: ({ signal, pageParam }) =>
      call(
        getReviewsEndpoint,
        { id: courseId, limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
