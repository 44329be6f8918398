import { call } from '@sopaan/api-client/call';
import { unlockWalletEndpoint } from '@sopaan/schemas/wallet/wallet';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { walletQuery } from './wallet-query';

/** Unlocks the wallet for this session, and loads its documents. */
export function useUnlockWallet() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call(unlockWalletEndpoint, { password }),
    // The wallet is no longer locked, even if its documents cannot be loaded.
    onSuccess: () => queryClient.resetQueries({ queryKey: walletQuery.queryKey }),
  });
}
