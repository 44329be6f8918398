import { call, isApiError } from '@sopaan/api-client/call';
import { getWalletEndpoint, type Wallet } from '@sopaan/schemas/wallet/wallet';
import { queryOptions } from '@tanstack/react-query';

/** The member's document wallet; null while it is locked. Not kept once nothing shows it, so that it does not outlive the lock. */
export const walletQuery = queryOptions({
  queryKey: ['own', 'wallet'],
  queryFn: async ({ signal }): Promise<Wallet | null> => {
    try {
      return await call(getWalletEndpoint, {}, { signal });
    } catch (error) {
      if (isLocked(error)) return null;
      throw error;
    }
  },
  staleTime: 0,
  gcTime: 0,
});

export function isLocked(error: unknown): boolean {
  return isApiError(error) && error.code === 'WALLET_LOCKED';
}
