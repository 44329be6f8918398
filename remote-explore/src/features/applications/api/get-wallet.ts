import { call, isApiError } from '@sopaan/api-client/call';
import { getWalletEndpoint, type Wallet } from '@sopaan/schemas/wallet/wallet';
import { queryOptions } from '@tanstack/react-query';

/** The member's wallet; null while it is locked. The same data as on the page of the wallet, and not kept beyond the form. */
export const walletQuery = queryOptions({
  queryKey: ['own', 'wallet'],
  queryFn: async ({ signal }): Promise<Wallet | null> => {
    try {
      return await call(getWalletEndpoint, {}, { signal });
    } catch (error) {
      if (isApiError(error) && error.code === 'WALLET_LOCKED') return null;
      throw error;
    }
  },
  staleTime: 0,
  gcTime: 0,
});
