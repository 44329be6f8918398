import { call } from '@sopaan/api-client/call';
import { getSavedKeysEndpoint } from '@sopaan/schemas/saved/saved';
import { queryOptions } from '@tanstack/react-query';

/** The kinds and ids of everything that the member has saved: one request for all items of a page. For members only. */
export const savedKeysQuery = () =>
  queryOptions({
    queryKey: ['saved'],
    queryFn: async ({ signal }) => (await call(getSavedKeysEndpoint, {}, { signal })).items,
  });
