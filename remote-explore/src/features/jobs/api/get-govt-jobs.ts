import { call } from '@sopaan/api-client/call';
import { searchGovtJobsEndpoint } from '@sopaan/schemas/job';
import { queryOptions } from '@tanstack/react-query';

export const govtJobsQuery = (limit: number) =>
  queryOptions({
    queryKey: ['govt-jobs', limit],
    queryFn: ({ signal }) => call(searchGovtJobsEndpoint, { limit }, { signal }),
  });
