import { bus } from '@sopaan/events/bus';
import { useEffect } from 'react';

/** While a note is being written the page is not replaced, and the browser asks before it leaves. */
export function useBusyWhileDirty(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const activity = { remote: 'explore', task: 'application' };
    const reason = 'An application is being written';
    bus.publish('activity:changed', { ...activity, busy: true, reason }, 'explore');
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      bus.publish('activity:changed', { ...activity, busy: false, reason: '' }, 'explore');
    };
  }, [isDirty]);
}
