import { walletQuery } from '@sopaan/session/wallet-query';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShowWallet } from './use-show-wallet';

/** The wallet; null while it is locked or hidden. */
export function useWallet() {
  const { showWallet } = useShowWallet();
  const [isHidden, setHidden] = useState(false);
  // A hidden wallet is not fetched, even if the server has not locked it yet: it must be opened with the password.
  const { data, error, isFetching, refetch } = useQuery({ ...walletQuery, enabled: !isHidden });
  return {
    wallet: isHidden ? null : data,
    error,
    isFetching,
    refetch,
    /** Hides the wallet on this page and forgets its contents, until `show` is called. */
    hide() {
      setHidden(true);
      void showWallet(null);
    },
    show: () => setHidden(false),
  };
}
