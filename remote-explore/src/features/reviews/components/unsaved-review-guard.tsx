import { bus } from '@sopaan/events/bus';
import { useFormikContext } from '@sopaan/ui/forms';
import { useEffect } from 'react';

const activity = { remote: 'explore', task: 'course-review' };

/** While a review is being written, the page is not updated to a newer version. */
export function UnsavedReviewGuard() {
  const { dirty } = useFormikContext();
  useEffect(() => {
    if (!dirty) return undefined;
    const reason = 'A review is being written.';
    bus.publish('activity:changed', { ...activity, busy: true, reason }, 'explore');
    return () => {
      bus.publish('activity:changed', { ...activity, busy: false, reason: '' }, 'explore');
    };
  }, [dirty]);
  return null;
}
