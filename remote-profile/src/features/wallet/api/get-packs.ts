import { call } from '@sopaan/api-client/call';
import { getPacksEndpoint, getWalletActivityEndpoint } from '@sopaan/schemas/wallet/packs';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../components/paged-list/paged-query';

/** Like the wallet, packs and log leave the cache when they are no longer shown. */
const notCached = { staleTime: 0, gcTime: 0 } as const;

export const packsQuery = queryOptions({
  queryKey: ['own', 'wallet', 'packs'],
  queryFn: ({ signal }) => call(getPacksEndpoint, {}, { signal }),
  ...notCached,
});

/** The activity log of the wallet, page by page. */
export const activityQuery = {
  ...pagedQuery(['own', 'wallet', 'activity'], (page, signal) =>
    call(getWalletActivityEndpoint, { ...page, limit: 10 }, { signal }),
  ),
  ...notCached,
};
