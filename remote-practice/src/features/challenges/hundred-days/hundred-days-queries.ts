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

/** Beginning, and beginning anew. What they answer is what the page shows next. */
export function useBeginning() {
  const queryClient = useQueryClient();
  const show = (days: HundredDays) =>
    queryClient.setQueryData(hundredDaysQuery('member').queryKey, days);
  const start = useMutation({
    mutationFn: () => call(startHundredDaysEndpoint, {}),
    onSuccess: show,
  });
  const restart = useMutation({
    mutationFn: () => call(restartHundredDaysEndpoint, {}),
    onSuccess: show,
  });
  return { start, restart };
}
