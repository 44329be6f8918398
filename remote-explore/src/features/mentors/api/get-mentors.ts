import { call } from '@sopaan/api-client/call';
import { getMentorsEndpoint } from '@sopaan/schemas/mentors/mentor';
import { queryOptions } from '@tanstack/react-query';

/** The best rated mentors; with `facets` also their fields and languages. */
export const mentorsQuery = (limit: number, filters: { facets?: boolean } = {}) =>
  queryOptions({
    queryKey: ['mentors', limit, filters],
    queryFn: ({ signal }) => call(getMentorsEndpoint, { ...filters, limit }, { signal }),
  });
