import { call } from '@sopaan/api-client/call';
import { PAGE_LIMIT_MAX } from '@sopaan/schemas/api/paging';
import { getLiveClassesEndpoint } from '@sopaan/schemas/live-classes/live-class';
import { queryOptions } from '@tanstack/react-query';

/** The live classes of a course that have not ended, ordered by their start. */
export const courseClassesQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['course', courseId, 'live-classes'],
    queryFn: ({ signal }) =>
      call(getLiveClassesEndpoint, { courseId, limit: PAGE_LIMIT_MAX }, { signal }),
    select: ({ items }) => items,
  });
