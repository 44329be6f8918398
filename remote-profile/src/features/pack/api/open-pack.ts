import { call } from '@sopaan/api-client/call';
import { openPackEndpoint } from '@sopaan/schemas/wallet/packs';
import { queryOptions } from '@tanstack/react-query';

/** The documents behind a link. Each call is an opening that the member sees, so it is made once for a page. */
export const packQuery = (token: string) =>
  queryOptions({
    queryKey: ['pack', token],
    queryFn: ({ signal }) => call(openPackEndpoint, { token }, { signal }),
    staleTime: Infinity,
    retry: false,
  });
