import { call } from '@sopaan/api-client/call';
import { getInstitutesEndpoint } from '@sopaan/schemas/institute';
import { queryOptions } from '@tanstack/react-query';

export const institutesQuery = (limit: number) =>
  queryOptions({
    queryKey: ['institutes', limit],
    queryFn: ({ signal }) => call(getInstitutesEndpoint, { limit }, { signal }),
  });
