import { call } from '@sopaan/api-client/call';
import { getAllCoursesEndpoint } from '@sopaan/schemas/course';
import { queryOptions } from '@tanstack/react-query';

export const coursesQuery = (limit: number) =>
  queryOptions({
    queryKey: ['courses', limit],
    queryFn: ({ signal }) => call(getAllCoursesEndpoint, { limit }, { signal }),
  });
