import { bus } from '@sopaan/events/bus';
import { useEffect } from 'react';

/** While the form has unsent input, the page is not updated and the browser asks before leaving it. */
export function useBusyWhileDirty(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const activity = { remote: 'explore', task: 'application' };
    const reason = 'An application is being written';
    bus.publish('activity:changed', { ...activity, busy: true, reason }, 'explore');
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmLeaving);
    return () => {
      removeEventListener('beforeunload', confirmLeaving);
      bus.publish('activity:changed', { ...activity, busy: false, reason: '' }, 'explore');
    };
  }, [isDirty]);
}
