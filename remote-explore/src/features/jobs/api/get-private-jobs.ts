import { call } from '@sopaan/api-client/call';
import { searchPrivateJobsEndpoint } from '@sopaan/schemas/job';
import { queryOptions } from '@tanstack/react-query';

export const privateJobsQuery = (limit: number) =>
  queryOptions({
    queryKey: ['private-jobs', limit],
    queryFn: ({ signal }) => call(searchPrivateJobsEndpoint, { limit }, { signal }),
  });
