import { call } from '@sopaan/api-client/call';
import {
  searchGovtJobsEndpoint,
  searchPrivateJobsEndpoint,
  type Job,
} from '@sopaan/schemas/jobs/job';
import { queryOptions } from '@tanstack/react-query';

const LIMIT = 5;

/** Open jobs of the same kind, newest first, without the given one. */
export const otherJobsQuery = ({ id, kind }: Job) =>
  queryOptions({
    queryKey: ['other-jobs', id],
    queryFn: async ({ signal }) => {
      // One more than is shown, as the given job may be among them.
      const request = { limit: LIMIT + 1 };
      const { items } =
        kind === 'government'
          ? await call(searchGovtJobsEndpoint, request, { signal })
          : await call(searchPrivateJobsEndpoint, request, { signal });
      return items.filter((job) => job.id !== id).slice(0, LIMIT);
    },
  });
