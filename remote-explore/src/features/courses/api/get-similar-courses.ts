import { call } from '@sopaan/api-client/call';
import { getSimilarCoursesEndpoint } from '@sopaan/schemas/similar/similar-items';
import { queryOptions } from '@tanstack/react-query';

const LIMIT = 4;

/** Courses that share something with a course, otherwise the newest ones. */
export const similarCoursesQuery = (id: string) =>
  queryOptions({
    queryKey: ['similar-courses', id],
    queryFn: ({ signal }) => call(getSimilarCoursesEndpoint, { id, limit: LIMIT }, { signal }),
  });
