import { call } from '@sopaan/api-client/call';
import {
  restartHundredDaysEndpoint,
  startHundredDaysEndpoint,
  type HundredDays,
} from '@sopaan/schemas/practice/hundred-days';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hundredDaysQuery } from './get-hundred-days';

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
