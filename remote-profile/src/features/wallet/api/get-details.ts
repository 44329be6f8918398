import { call } from '@sopaan/api-client/call';
import {
  getDisplayedDetailsEndpoint,
  getEditableDetailsEndpoint,
} from '@sopaan/schemas/wallet/details';
import { queryOptions } from '@tanstack/react-query';

export const detailsKey = ['own', 'wallet', 'details'] as const;

/** Like the wallet, the details leave the cache when they are no longer shown. */
const notCached = { staleTime: 0, gcTime: 0 } as const;

export const detailRowsQuery = (reveal: boolean) =>
  queryOptions({
    queryKey: [...detailsKey, 'rows', reveal],
    queryFn: ({ signal }) => call(getDisplayedDetailsEndpoint, { reveal }, { signal }),
    ...notCached,
  });

export const storedDetailsQuery = queryOptions({
  queryKey: [...detailsKey, 'stored'],
  queryFn: ({ signal }) => call(getEditableDetailsEndpoint, {}, { signal }),
  ...notCached,
});
