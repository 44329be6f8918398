import { call } from '@sopaan/api-client/call';
import { confirmNewsletterEndpoint } from '@sopaan/schemas/newsletter/confirmation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmationQuery } from './get-confirmation';

/** Confirms the subscription that the token names. */
export function useConfirm(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(confirmNewsletterEndpoint, { token }),
    // Offline, it fails at once, so that the page shows an error.
    networkMode: 'always',
    onSuccess: (confirmation) =>
      queryClient.setQueryData(confirmationQuery(token).queryKey, confirmation),
  });
}
