import { call } from '@sopaan/api-client/call';
import {
  confirmConsentEndpoint,
  declineConsentEndpoint,
} from '@sopaan/schemas/account/parental-consent';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { parentalConsentQuery } from './get-parental-consent';

/** Confirms the consent, or declines or withdraws it, and stores the result. */
export function useDecide(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: 'confirm' | 'decline') =>
      decision === 'confirm'
        ? call(confirmConsentEndpoint, { token, isGuardian: true })
        : call(declineConsentEndpoint, { token }),
    networkMode: 'always',
    onSuccess(consent) {
      queryClient.setQueryData(parentalConsentQuery(token).queryKey, consent);
    },
  });
}
