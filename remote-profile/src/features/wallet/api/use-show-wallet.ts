import type { Wallet } from '@sopaan/schemas/wallet/wallet';
import { useQueryClient } from '@tanstack/react-query';
import { detailsKey } from './get-details';
import { activityQuery, packsQuery } from './get-packs';
import { isLocked, walletQuery } from '@sopaan/session/wallet-query';

/** Functions that put the outcome of a call into the cached wallet. */
export function useShowWallet() {
  const queryClient = useQueryClient();
  const { queryKey } = walletQuery;
  const forgetContents = () => {
    queryClient.removeQueries({ queryKey: detailsKey });
    queryClient.removeQueries({ queryKey: packsQuery.queryKey });
    queryClient.removeQueries({ queryKey: activityQuery.queryKey });
  };
  return {
    async showWallet(wallet: Wallet | null) {
      // A fetch in flight would overwrite the new wallet with older data.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, wallet);
      if (wallet === null) forgetContents();
    },
    /** Shows the locked state if the error says that the wallet has been locked. */
    showIfLocked(error: Error) {
      if (!isLocked(error)) return;
      queryClient.setQueryData(queryKey, null);
      forgetContents();
    },
  };
}
