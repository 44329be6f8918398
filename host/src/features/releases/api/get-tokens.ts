import { call } from '@sopaan/api-client/call';
import { listTokensEndpoint } from '@sopaan/schemas/releases/token';
import { queryOptions } from '@tanstack/react-query';

export const tokensQuery = () =>
  queryOptions({
    queryKey: ['releases', 'tokens'],
    queryFn: async ({ signal }) => {
      const { tokens } = await call(listTokensEndpoint, {}, { signal });
      return tokens;
    },
  });
