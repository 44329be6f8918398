import { call } from '@sopaan/api-client/call';
import { searchPrivateJobsEndpoint, type PrivateJobSearch } from '@sopaan/schemas/jobs/job';
import { queryOptions } from '@tanstack/react-query';

/** The first private jobs that match the filters; the newest, unless they name another order. */
export const privateJobsQuery = (limit: number, filters: PrivateJobSearch = {}) =>
  queryOptions({
    queryKey: ['private-jobs', limit, filters],
    queryFn: ({ signal }) => call(searchPrivateJobsEndpoint, { ...filters, limit }, { signal }),
  });
