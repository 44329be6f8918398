import { call } from '@sopaan/api-client/call';
import { getStatsEndpoint } from '@sopaan/schemas/stats/stats';
import { queryOptions } from '@tanstack/react-query';

/** The member's coins, ranking, badges and followers. */
export const statsQuery = queryOptions({
  queryKey: ['stats'],
  queryFn: ({ signal }) => call(getStatsEndpoint, {}, { signal }),
});
