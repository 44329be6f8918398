import { call } from '@sopaan/api-client/call';
import { getApplicationEndpoint } from '@sopaan/schemas/jobs/application';
import { queryOptions } from '@tanstack/react-query';

/** The member's own application for a job; null when the member has never applied. */
export const applicationQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['application', jobId],
    queryFn: async ({ signal }) =>
      (await call(getApplicationEndpoint, { id: jobId }, { signal })).application,
  });
