import { call } from '@sopaan/api-client/call';
import { getDetailRowsEndpoint, getStoredDetailsEndpoint } from '@sopaan/schemas/wallet/details';
import { queryOptions } from '@tanstack/react-query';

export const detailsKey = ['own', 'wallet', 'details'] as const;

/** Like the wallet, the details are forgotten when they are no longer shown. */
const forgotten = { staleTime: 0, gcTime: 0 } as const;

export const detailRowsQuery = (reveal: boolean) =>
  queryOptions({
    queryKey: [...detailsKey, 'rows', reveal],
    queryFn: ({ signal }) => call(getDetailRowsEndpoint, { reveal }, { signal }),
    ...forgotten,
  });

export const storedDetailsQuery = queryOptions({
  queryKey: [...detailsKey, 'stored'],
  queryFn: ({ signal }) => call(getStoredDetailsEndpoint, {}, { signal }),
  ...forgotten,
});
