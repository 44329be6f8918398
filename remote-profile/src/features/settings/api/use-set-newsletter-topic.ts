import { call } from '@sopaan/api-client/call';
import { setMemberNewsletterEndpoint } from '@sopaan/schemas/newsletter/member-newsletter';
import type { NewsletterTopic } from '@sopaan/schemas/newsletter/topics';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newsletterQuery } from './get-newsletter';

/** Turns a topic of the newsletter on or off for the address of the account, and stores the result. */
export function useSetNewsletterTopic(topic: NewsletterTopic) {
  const queryClient = useQueryClient();
  const { queryKey } = newsletterQuery();
  return useMutation({
    mutationFn: (isWanted: boolean) => call(setMemberNewsletterEndpoint, { topic, isWanted }),
    networkMode: 'always',
    // Quick clicks reach the server in order.
    scope: { id: `newsletter topic ${topic}` },
    async onSuccess(newsletter) {
      // A fetch in flight would overwrite the response with older data.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, newsletter);
    },
  });
}
