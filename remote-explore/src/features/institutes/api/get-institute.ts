import { call, isApiError } from '@sopaan/api-client/call';
import { getInstituteEndpoint } from '@sopaan/schemas/institute';
import { queryOptions } from '@tanstack/react-query';

/** One institute with its courses; null when there is none with this id. */
export const instituteQuery = (id: string) =>
  queryOptions({
    queryKey: ['institute', id],
    queryFn: async ({ signal }) => {
      try {
        return await call(getInstituteEndpoint, { id }, { signal });
      } catch (error) {
        if (isApiError(error) && error.code === 'NOT_FOUND') return null;
        throw error;
      }
    },
  });
