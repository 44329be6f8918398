import { bus } from '@sopaan/events/bus';
import { useEffect } from 'react';

/** While the form is being filled in, the page is not updated to a newer version. */
export function useBusyForm(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const activity = { remote: 'explore', task: 'mentorship' };
    const reason = 'A mentor application is being written';
    bus.publish('activity:changed', { ...activity, busy: true, reason }, 'explore');
    return () => {
      bus.publish('activity:changed', { ...activity, busy: false, reason: '' }, 'explore');
    };
  }, [isDirty]);
}
