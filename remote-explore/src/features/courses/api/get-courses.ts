import { call } from '@sopaan/api-client/call';
import { searchCoursesEndpoint } from '@sopaan/schemas/courses/course';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import { queryOptions } from '@tanstack/react-query';

/** The newest courses that match the filters. */
export const coursesQuery = (
  limit: number,
  filters: RequestOf<typeof searchCoursesEndpoint> = {},
) =>
  queryOptions({
    queryKey: ['courses', limit, filters],
    queryFn: ({ signal }) => call(searchCoursesEndpoint, { ...filters, limit }, { signal }),
  });
