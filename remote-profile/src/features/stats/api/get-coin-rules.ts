import { call } from '@sopaan/api-client/call';
import { getCoinRulesEndpoint } from '@sopaan/schemas/stats/coins';
import { queryOptions } from '@tanstack/react-query';

/** What earns coins, what they buy, and the levels. */
export const coinRulesQuery = queryOptions({
  queryKey: ['coin-rules'],
  queryFn: ({ signal }) => call(getCoinRulesEndpoint, {}, { signal }),
});
