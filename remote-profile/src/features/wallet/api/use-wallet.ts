import { walletQuery } from '@sopaan/session/wallet-query';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useShowWallet } from './use-show-wallet';

/** The wallet; null while it is locked or hidden. */
export function useWallet() {
  const { showWallet } = useShowWallet();
  const [isHidden, setHidden] = useState(false);
  // Whether the server has locked it yet or not, a hidden wallet is not fetched: the password opens it.
  const { data, error, isFetching, refetch } = useQuery({ ...walletQuery, enabled: !isHidden });
  return {
    wallet: isHidden ? null : data,
    error,
    isFetching,
    refetch,
    /** Forgets the contents in this page, until `show`. */
    hide() {
      setHidden(true);
      void showWallet(null);
    },
    show: () => setHidden(false),
  };
}
