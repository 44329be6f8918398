import { call } from '@sopaan/api-client/call';
import { unsubscribeEndpoint } from '@sopaan/schemas/account/unsubscribe';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mailChoicesQuery } from './get-mail-choices';
import { unsubscribeLinkQuery } from './get-unsubscribe-link';

/** Turns off the category of emails that the token names. */
export function useUnsubscribe(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(unsubscribeEndpoint, { token }),
    networkMode: 'always',
    onSuccess(link) {
      queryClient.setQueryData(unsubscribeLinkQuery(token).queryKey, link);
      void queryClient.invalidateQueries({ queryKey: mailChoicesQuery().queryKey });
    },
  });
}
