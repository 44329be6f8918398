import { call } from '@sopaan/api-client/call';
import { getRuntimesEndpoint } from '@sopaan/schemas/code-runs/code-run';
import { queryOptions } from '@tanstack/react-query';

/** The languages that the server can run. They change only when an operator installs a language. */
export const runtimesQuery = () =>
  queryOptions({
    queryKey: ['runtimes'],
    queryFn: ({ signal }) => call(getRuntimesEndpoint, {}, { signal }),
    staleTime: 5 * 60_000,
  });
