import { bus } from '@sopaan/events/bus';
import { useEffect } from 'react';

/** Prevents updates of the page to a newer release set while the component is mounted. */
export function useBusy(reason: string): void {
  useEffect(() => {
    const publish = (busy: boolean) =>
      bus.publish(
        'activity:changed',
        { remote: 'host', task: 'releases', busy, reason: busy ? reason : '' },
        'host',
      );
    publish(true);
    return () => publish(false);
  }, [reason]);
}
