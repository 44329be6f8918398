import { call } from '@sopaan/api-client/call';
import { getCoinHistoryEndpoint } from '@sopaan/schemas/stats/coins';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** The ledger of coins, newest first. */
export const coinHistoryQuery = infiniteQueryOptions({
  queryKey: ['coin-history'],
  queryFn: ({ pageParam: cursor, signal }) =>
    call(getCoinHistoryEndpoint, { limit: 20, ...(cursor ? { cursor } : {}) }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
});
