import { callOrNull } from '@sopaan/api-client/call-or-null';
import { getJobEndpoint } from '@sopaan/schemas/jobs/job';
import { queryOptions } from '@tanstack/react-query';

/** One job of either kind; null when there is none with this id. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['job', id],
    queryFn: ({ signal }) => callOrNull(getJobEndpoint, { id }, { signal }),
  });
