import { call } from '@sopaan/api-client/call';
import { getSimilarJobsEndpoint } from '@sopaan/schemas/similar/similar-items';
import { queryOptions } from '@tanstack/react-query';

const LIMIT = 4;

/** Open jobs that share something with a job; none if the API knows only the newest ones, which the page lists anyway. */
export const similarJobsQuery = (id: string) =>
  queryOptions({
    queryKey: ['similar-jobs', id],
    queryFn: async ({ signal }) => {
      const { basis, items } = await call(getSimilarJobsEndpoint, { id, limit: LIMIT }, { signal });
      return basis === 'similar' ? items : [];
    },
  });
