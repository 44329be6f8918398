import { call } from '@sopaan/api-client/call';
import { getAllHostEventsEndpoint } from '@sopaan/schemas/competitions/host-event';
import { queryOptions } from '@tanstack/react-query';

/** The first `limit` competitions, those open for registration first. */
export const hostEventsQuery = (limit: number) =>
  queryOptions({
    queryKey: ['host-events', limit],
    queryFn: ({ signal }) => call(getAllHostEventsEndpoint, { limit }, { signal }),
  });
