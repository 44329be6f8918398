import { call } from '@sopaan/api-client/call';
import { listSessionsEndpoint } from '@sopaan/schemas/account/sessions';
import { queryOptions } from '@tanstack/react-query';

/** The sessions of the account. Refetched on focus, since they may end on another device. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: async ({ signal }) => {
      const { sessions } = await call(listSessionsEndpoint, {}, { signal });
      return sessions;
    },
    staleTime: 5_000,
    refetchOnWindowFocus: true,
  });
