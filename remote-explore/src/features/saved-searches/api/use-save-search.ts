import { call } from '@sopaan/api-client/call';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import { saveSearchEndpoint } from '@sopaan/schemas/saved-searches/saved-search';
import { savedSearchesQuery } from '@sopaan/search/saved-searches-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Saves a search, or changes the one with the same filters. */
export function useSaveSearch() {
  const queryClient = useQueryClient();
  const { queryKey } = savedSearchesQuery();
  return useMutation({
    mutationFn: (search: RequestOf<typeof saveSearchEndpoint>) => call(saveSearchEndpoint, search),
    networkMode: 'always',
    async onSuccess(searches) {
      // A fetch in flight would overwrite the response with older data.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, searches);
    },
  });
}
