import { bus } from '@sopaan/events/bus';
import { useEffect } from 'react';

const activity = { remote: 'practice', task: 'solution' };

/** While somebody is solving, the page is not replaced under their hands. */
export function useBusy(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const reason = 'A solution is being written';
    bus.publish('activity:changed', { ...activity, busy: true, reason }, 'practice');
    return () =>
      bus.publish('activity:changed', { ...activity, busy: false, reason: '' }, 'practice');
  }, [isBusy]);
}
