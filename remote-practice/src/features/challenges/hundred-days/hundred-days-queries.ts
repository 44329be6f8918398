import { call } from '@sopaan/api-client/call';
import type { SessionStatus } from '@sopaan/contract/stores';
import {
  getHundredDaysEndpoint,
  restartHundredDaysEndpoint,
  startHundredDaysEndpoint,
  type HundredDays,
} from '@sopaan/schemas/hundred-days';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

export function hundredDaysQuery(viewer: SessionStatus) {
  return queryOptions({
    queryKey: ['hundred-days', viewer],
    queryFn: ({ signal }) => call(getHundredDaysEndpoint, {}, { signal }),
  });
}

/** Starting and restarting the 100 days. Both store the response in the query cache. */
export function useHundredDaysActions() {
  const queryClient = useQueryClient();
  const cacheDays = (days: HundredDays) =>
    queryClient.setQueryData(hundredDaysQuery('member').queryKey, days);
  const start = useMutation({
    mutationFn: () => call(startHundredDaysEndpoint, {}),
    onSuccess: cacheDays,
  });
  const restart = useMutation({
    mutationFn: () => call(restartHundredDaysEndpoint, {}),
    onSuccess: cacheDays,
  });
  return { start, restart };
}
