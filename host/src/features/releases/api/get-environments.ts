import { call } from '@sopaan/api-client/call';
import { listEnvironmentsEndpoint } from '@sopaan/schemas/releases/environment';
import { queryOptions } from '@tanstack/react-query';

export const environmentsQuery = () =>
  queryOptions({
    queryKey: ['releases', 'environments'],
    queryFn: async ({ signal }) => {
      const { environments } = await call(listEnvironmentsEndpoint, {}, { signal });
      return environments;
    },
  });
