import { bus } from '@sopaan/events/bus';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NOTICES_KEY } from './get-notices';

/** Refetches the shown list when a notice arrives or is read, in this tab or on another device. */
export function useLiveNotices(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      bus.subscribe('notices:changed', () => {
        void queryClient.invalidateQueries({ queryKey: NOTICES_KEY });
      }),
    [queryClient],
  );
}
