import { call } from '@sopaan/api-client/call';
import { setMailChoiceEndpoint, type MailCategory } from '@sopaan/schemas/account/mail-choices';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mailChoicesQuery } from './get-mail-choices';

/** Turns a category of emails on or off, and stores the result. */
export function useSetMailChoice(category: MailCategory) {
  const queryClient = useQueryClient();
  const { queryKey } = mailChoicesQuery();
  return useMutation({
    mutationFn: (isWanted: boolean) => call(setMailChoiceEndpoint, { category, isWanted }),
    networkMode: 'always',
    // Quick clicks reach the server in order.
    scope: { id: `mail choice ${category}` },
    async onSuccess({ choices }) {
      // A fetch in flight would overwrite the response with older data.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, choices);
    },
  });
}
