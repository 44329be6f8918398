import { call } from '@sopaan/api-client/call';
import { searchGovtJobsEndpoint, type GovtJobSearch } from '@sopaan/schemas/jobs/job';
import { queryOptions } from '@tanstack/react-query';

/** The first government jobs that match the filters; the newest, unless they name another order. */
export const govtJobsQuery = (limit: number, filters: GovtJobSearch = {}) =>
  queryOptions({
    queryKey: ['govt-jobs', limit, filters],
    queryFn: ({ signal }) => call(searchGovtJobsEndpoint, { ...filters, limit }, { signal }),
  });
