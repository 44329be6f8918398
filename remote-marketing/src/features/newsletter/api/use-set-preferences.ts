import { call } from '@sopaan/api-client/call';
import { setNewsletterPreferencesEndpoint } from '@sopaan/schemas/newsletter/preferences';
import type { NewsletterTopic } from '@sopaan/schemas/newsletter/topics';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { preferencesQuery } from './get-preferences';

/** Sets which topics a subscriber gets. */
export function useSetPreferences(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (topics: NewsletterTopic[]) =>
      call(setNewsletterPreferencesEndpoint, { token, topics }),
    // Offline, it fails at once, so that the form shows an error.
    networkMode: 'always',
    onSuccess: (preferences) =>
      queryClient.setQueryData(preferencesQuery(token).queryKey, preferences),
  });
}
