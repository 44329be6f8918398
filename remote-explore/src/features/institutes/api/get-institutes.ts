import { call } from '@sopaan/api-client/call';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import { getInstitutesEndpoint } from '@sopaan/schemas/institutes/institute';
import { queryOptions } from '@tanstack/react-query';

/** The first institutes that match the filters. */
export const institutesQuery = (
  limit: number,
  filters: RequestOf<typeof getInstitutesEndpoint> = {},
) =>
  queryOptions({
    queryKey: ['institutes', limit, filters],
    queryFn: ({ signal }) => call(getInstitutesEndpoint, { ...filters, limit }, { signal }),
  });
