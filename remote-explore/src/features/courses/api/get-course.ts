import { call, isApiError } from '@sopaan/api-client/call';
import { getCourseEndpoint } from '@sopaan/schemas/course';
import { queryOptions } from '@tanstack/react-query';

/** One course; null when there is none with this id. */
export const courseQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['course', courseId],
    queryFn: async ({ signal }) => {
      try {
        return await call(getCourseEndpoint, { courseId }, { signal });
      } catch (error) {
        if (isApiError(error) && error.code === 'NOT_FOUND') return null;
        throw error;
      }
    },
  });
