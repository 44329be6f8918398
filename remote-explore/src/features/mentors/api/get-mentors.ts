import { call } from '@sopaan/api-client/call';
import { getMentorsEndpoint } from '@sopaan/schemas/mentors/mentor';
import { queryOptions } from '@tanstack/react-query';

/** The first mentors of the list; with `facets` also their fields and languages. */
export const mentorsQuery = (limit: number, filters: { facets?: boolean } = {}) =>
  queryOptions({
    queryKey: ['mentors', limit, filters],
    queryFn: ({ signal }) => call(getMentorsEndpoint, { ...filters, limit }, { signal }),
  });
