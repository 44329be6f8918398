import { call } from '@sopaan/api-client/call';
import { getSavedSearchesEndpoint } from '@sopaan/schemas/saved-searches/saved-search';
import { queryOptions } from '@tanstack/react-query';

/** All saved searches, most recent first. For members only. */
export const savedSearchesQuery = () =>
  queryOptions({
    queryKey: ['saved-searches'],
    queryFn: ({ signal }) => call(getSavedSearchesEndpoint, {}, { signal }),
  });
