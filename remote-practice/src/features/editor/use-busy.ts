import { bus } from '@sopaan/events/bus';
import { useEffect } from 'react';

const activity = { remote: 'practice', task: 'solution' };

/** Tells the host not to update the page while a solution is being written, run or judged. */
export function useBusy(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const reason = 'A solution is being written';
    bus.publish('activity:changed', { ...activity, busy: true, reason }, 'practice');
    return () =>
      bus.publish('activity:changed', { ...activity, busy: false, reason: '' }, 'practice');
  }, [isBusy]);
}
