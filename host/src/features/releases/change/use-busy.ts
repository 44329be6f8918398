import { bus } from '@sopaan/events/bus';
import { useEffect } from 'react';

/** While it is mounted, the page is not replaced by a newer set. */
export function useBusy(reason: string): void {
  useEffect(() => {
    const say = (busy: boolean) =>
      bus.publish(
        'activity:changed',
        { remote: 'host', task: 'releases', busy, reason: busy ? reason : '' },
        'host',
      );
    say(true);
    return () => say(false);
  }, [reason]);
}
