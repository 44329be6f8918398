import { call, isApiError } from '@sopaan/api-client/call';
import { getJobEndpoint } from '@sopaan/schemas/job';
import { queryOptions } from '@tanstack/react-query';

/** One job of either kind; null when there is none with this id. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['job', id],
    queryFn: async ({ signal }) => {
      try {
        return await call(getJobEndpoint, { id }, { signal });
      } catch (error) {
        if (isApiError(error) && error.code === 'NOT_FOUND') return null;
        throw error;
      }
    },
  });
