import { call } from '@sopaan/api-client/call';
import { environmentHistoryEndpoint } from '@sopaan/schemas/releases/environment';
import { queryOptions } from '@tanstack/react-query';

/** The highest limit that the registry accepts. */
const LIMIT = 50;

export const historyQuery = (environment: string) =>
  queryOptions({
    queryKey: ['releases', 'history', environment],
    queryFn: async ({ signal }) => {
      const request = { environment, limit: LIMIT };
      const { entries } = await call(environmentHistoryEndpoint, request, { signal });
      return entries;
    },
  });
