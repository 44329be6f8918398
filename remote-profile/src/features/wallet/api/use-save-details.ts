import { call } from '@sopaan/api-client/call';
import { saveDetailsEndpoint, type WalletDetails } from '@sopaan/schemas/wallet/details';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { detailsKey } from './get-details';
import { useShowWallet } from './use-show-wallet';

export function useSaveDetails() {
  const queryClient = useQueryClient();
  const { showIfLocked } = useShowWallet();
  return useMutation({
    mutationFn: (details: WalletDetails) => call(saveDetailsEndpoint, details),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [...detailsKey, 'rows'] }),
    onError: showIfLocked,
  });
}
