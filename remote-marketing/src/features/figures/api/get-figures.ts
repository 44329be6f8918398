import { call } from '@sopaan/api-client/call';
import { searchGovtJobsEndpoint, searchPrivateJobsEndpoint } from '@sopaan/schemas/jobs/job';
import { getMentorFiguresEndpoint } from '@sopaan/schemas/mentors/mentor';
import { queryOptions } from '@tanstack/react-query';

/** Current counts of jobs and mentors from the API. */
export const figuresQuery = queryOptions({
  queryKey: ['about-figures'],
  queryFn: async ({ signal }) => {
    // One item at most, as only the totals of the lists are shown.
    const [privateJobs, govtJobs, mentoring] = await Promise.all([
      call(searchPrivateJobsEndpoint, { limit: 1 }, { signal }),
      call(searchGovtJobsEndpoint, { limit: 1 }, { signal }),
      call(getMentorFiguresEndpoint, {}, { signal }),
    ]);
    return { privateJobs, govtJobs, mentoring };
  },
});
