import { call } from '@sopaan/api-client/call';
import { differenceEndpoint } from '@sopaan/schemas/releases/difference';
import { queryOptions } from '@tanstack/react-query';

/** The difference between two sets, two releases of a unit, or an environment and a set. */
export const differenceQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['releases', 'difference', from, to],
    queryFn: ({ signal }) => call(differenceEndpoint, { from, to }, { signal }),
  });
