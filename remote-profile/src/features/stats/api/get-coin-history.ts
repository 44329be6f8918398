import { call } from '@sopaan/api-client/call';
import { getCoinHistoryEndpoint } from '@sopaan/schemas/stats/coins';
import { pagedQuery } from '../../../components/paged-list/paged-query';

/** The ledger of coins, newest first. */
export const coinHistoryQuery = pagedQuery(['coin-history'], (page, signal) =>
  call(getCoinHistoryEndpoint, { limit: 20, ...page }, { signal }),
);
