import { call } from '@sopaan/api-client/call';
import {
  deleteSavedSearchEndpoint,
  setAlertFrequencyEndpoint,
  type AlertFrequency,
  type SavedSearches,
} from '@sopaan/schemas/saved-searches/saved-search';
import { savedSearchesQuery } from '@sopaan/search/saved-searches-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export function useSetAlertFrequency(id: string) {
  return useMutation({
    mutationFn: (frequency: AlertFrequency) => call(setAlertFrequencyEndpoint, { id, frequency }),
    networkMode: 'always',
    // Quick clicks reach the server in order.
    scope: { id: `saved search ${id}` },
    onSuccess: useStoreSearches(),
  });
}

export function useDeleteSavedSearch() {
  return useMutation({
    mutationFn: (id: string) => call(deleteSavedSearchEndpoint, { id }),
    networkMode: 'always',
    onSuccess: useStoreSearches(),
  });
}

function useStoreSearches() {
  const queryClient = useQueryClient();
  const { queryKey } = savedSearchesQuery();
  return async (searches: SavedSearches) => {
    // A fetch in flight would overwrite the response with older data.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, searches);
  };
}
