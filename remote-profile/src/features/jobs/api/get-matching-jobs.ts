import { call } from '@sopaan/api-client/call';
import type { ApplicationKind } from '@sopaan/schemas/jobs/application';
import { getMatchingJobsEndpoint, MATCHING_JOBS_MAX } from '@sopaan/schemas/jobs/matching-jobs';
import { queryOptions } from '@tanstack/react-query';

/** Open jobs that fit the profile. Always refetched: the profile may have changed. */
export const matchingJobsQuery = (kind: ApplicationKind) =>
  queryOptions({
    queryKey: ['matching-jobs', kind],
    queryFn: ({ signal }) =>
      call(getMatchingJobsEndpoint, { kind, limit: MATCHING_JOBS_MAX }, { signal }),
    staleTime: 0,
  });
