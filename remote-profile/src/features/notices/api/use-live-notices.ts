import { bus } from '@sopaan/events/bus';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NOTICES_KEY } from './get-notices';

/** Loads the shown list again after a change here, on another device or by an arrival. */
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
