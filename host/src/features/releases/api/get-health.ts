import { call } from '@sopaan/api-client/call';
import { healthEndpoint } from '@sopaan/schemas/release-health';
import { queryOptions } from '@tanstack/react-query';

/** Milliseconds between two looks, while the page is in sight. */
const EVERY = 5_000;

export const healthQuery = (environment: string, hours: number) =>
  queryOptions({
    queryKey: ['releases', 'health', environment, hours],
    queryFn: ({ signal }) => call(healthEndpoint, { environment, hours }, { signal }),
    refetchInterval: EVERY,
  });
