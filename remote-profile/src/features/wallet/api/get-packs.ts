import { call } from '@sopaan/api-client/call';
import { getPacksEndpoint } from '@sopaan/schemas/wallet/packs';
import { queryOptions } from '@tanstack/react-query';

/** The packs and their log. Forgotten when they are no longer shown, as the wallet itself. */
export const packsQuery = queryOptions({
  queryKey: ['own', 'wallet', 'packs'],
  queryFn: ({ signal }) => call(getPacksEndpoint, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
});
