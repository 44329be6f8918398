import { bus } from '@sopaan/events/bus';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { nextStepsQuery } from './get-next-steps';

/** Fetches the steps again when the number of unread notices differs from the one in their response. */
export function useLiveNotices(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const { queryKey } = nextStepsQuery();
    return bus.subscribe('notices:changed', ({ unread }) => {
      const known = queryClient.getQueryData(queryKey)?.unreadNotices;
      if (known !== undefined && known !== unread) {
        void queryClient.invalidateQueries({ queryKey });
      }
    });
  }, [queryClient]);
}
