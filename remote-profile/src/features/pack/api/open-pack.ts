import { call } from '@sopaan/api-client/call';
import { openPackEndpoint } from '@sopaan/schemas/wallet/packs';
import { queryOptions } from '@tanstack/react-query';

/** The documents behind a link. The member sees each call as an opening of the link, so a page makes only one. */
export const packQuery = (token: string) =>
  queryOptions({
    queryKey: ['pack', token],
    queryFn: ({ signal }) => call(openPackEndpoint, { token }, { signal }),
    staleTime: Infinity,
    retry: false,
  });
