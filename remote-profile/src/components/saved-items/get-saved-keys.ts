import { call } from '@sopaan/api-client/call';
import { getSavedKeysEndpoint } from '@sopaan/schemas/saved/saved';
import { queryOptions } from '@tanstack/react-query';

/** The kinds and ids of everything that the member has saved. */
export const savedKeysQuery = () =>
  queryOptions({
    queryKey: ['saved-items', 'keys'],
    queryFn: async ({ signal }) => (await call(getSavedKeysEndpoint, {}, { signal })).items,
  });
