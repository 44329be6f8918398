import { call } from '@sopaan/api-client/call';
import { healthEndpoint } from '@sopaan/schemas/releases/health';
import { queryOptions } from '@tanstack/react-query';

const REFETCH_INTERVAL_MS = 5_000;

export const healthQuery = (environment: string, hours: number) =>
  queryOptions({
    queryKey: ['releases', 'health', environment, hours],
    queryFn: ({ signal }) => call(healthEndpoint, { environment, hours }, { signal }),
    refetchInterval: REFETCH_INTERVAL_MS,
  });
