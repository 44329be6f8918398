import { call } from '@sopaan/api-client/call';
import { searchCoursesEndpoint } from '@sopaan/schemas/courses/course';
import { queryOptions } from '@tanstack/react-query';

const LIMIT = 8;

/** The newest courses. */
export const newestCoursesQuery = queryOptions({
  queryKey: ['courses', LIMIT, {}],
  queryFn: ({ signal }) => call(searchCoursesEndpoint, { limit: LIMIT }, { signal }),
});
