import { call } from '@sopaan/api-client/call';
import { bus } from '@sopaan/events/bus';
import { buyStreakFreezeEndpoint } from '@sopaan/schemas/stats/coins';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { coinHistoryQuery } from './get-coin-history';
import { statsQuery } from './get-stats';

/** Buys a streak freeze. The variable is an idempotency key: a repeated request with the same key buys nothing more. */
export function useBuyStreakFreeze() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (requestId: string) => call(buyStreakFreezeEndpoint, { requestId }),
    onSuccess({ balance, streakFreezes }) {
      queryClient.setQueryData(
        statsQuery.queryKey,
        (stats) => stats && { ...stats, coins: balance, streakFreezes },
      );
      void queryClient.invalidateQueries({ queryKey: coinHistoryQuery.queryKey });
      // The page of the 100 days shows how many freezes there are.
      void queryClient.invalidateQueries({ queryKey: ['hundred-days'] });
      bus.publish(
        'toast:requested',
        {
          message: 'Streak freeze bought. It is used automatically on the first day you miss.',
          kind: 'success',
        },
        'profile',
      );
    },
  });
}
