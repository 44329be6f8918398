import { call, isApiError } from '@sopaan/api-client/call';
import { getHostEventEndpoint } from '@sopaan/schemas/event';
import { queryOptions } from '@tanstack/react-query';

/** One host event; null when there is none with this id. */
export const hostEventQuery = (eventID: string) =>
  queryOptions({
    queryKey: ['host-event', eventID],
    queryFn: async ({ signal }) => {
      try {
        return await call(getHostEventEndpoint, { eventID }, { signal });
      } catch (error) {
        if (isApiError(error) && error.code === 'NOT_FOUND') return null;
        throw error;
      }
    },
  });
