import { call } from '@sopaan/api-client/call';
import { getSimilarJobsEndpoint } from '@sopaan/schemas/similar/similar-items';
import { queryOptions } from '@tanstack/react-query';

const LIMIT = 3;

/** The jobs to look at after an application for the given one: similar ones, or the newest if there are none. */
export const jobsAfterApplicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs-after-application', id],
    queryFn: ({ signal }) => call(getSimilarJobsEndpoint, { id, limit: LIMIT }, { signal }),
  });
