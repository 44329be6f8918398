import { call } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { lockWalletEndpoint, unlockWalletEndpoint } from '@sopaan/schemas/wallet/wallet';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { walletQuery } from '@sopaan/session/wallet-query';
import { useShowWallet } from './use-show-wallet';

/** Locks the wallet, and forgets its contents in this page. */
export function useLock() {
  const { showWallet } = useShowWallet();
  return useMutation({
    mutationFn: () => call(lockWalletEndpoint, {}),
    onSuccess: () => showWallet(null),
    onError: ({ message }) =>
      bus.publish(
        'toast:requested',
        {
          kind: 'error',
          message: `Your wallet could not be locked. ${message}`,
          key: 'wallet lock',
        },
        'profile',
      ),
  });
}

export function useUnlock() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => call(unlockWalletEndpoint, { password }),
    onSuccess: () => queryClient.fetchQuery(walletQuery),
  });
}
