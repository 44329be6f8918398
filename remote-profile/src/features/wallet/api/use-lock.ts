import { call } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { lockWalletEndpoint } from '@sopaan/schemas/wallet/wallet';
import { tellWalletTabs } from '@sopaan/session/wallet-tabs';
import { useMutation } from '@tanstack/react-query';
import { useShowWallet } from './use-show-wallet';

/** Locks the wallet, and forgets its contents in all tabs. */
export function useLock() {
  const { showWallet } = useShowWallet();
  return useMutation({
    mutationFn: () => call(lockWalletEndpoint, {}),
    onSuccess() {
      tellWalletTabs('locked');
      return showWallet(null);
    },
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

/**
 * Locks the wallet of an idle member. Its contents are hidden already, and nobody would see an error of the call. Offline, the call
 * waits for the network. If all retries fail, the server locks the wallet within a minute of this page.
 */
export function useLockWhenIdle() {
  return useMutation({
    mutationFn: () => call(lockWalletEndpoint, {}),
    networkMode: 'online',
    retry: 3,
    onMutate: () => tellWalletTabs('locked'),
  });
}
