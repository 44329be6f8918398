import { bus } from '@sopaan/events/bus';
import { useEffect, useState } from 'react';
import { watchWhileVisible } from './watch-while-visible';

/** The number of unread notices; null until it is known. Each change is published to other units as `notices:changed`. */
export function useUnread(): number | null {
  const [unread, setUnread] = useState<number | null>(null);
  useEffect(() => {
    const unsubscribe = bus.subscribe('notices:changed', ({ unread: count }) => setUnread(count));
    const stop = watchWhileVisible((count) =>
      bus.publish('notices:changed', { unread: count }, 'host'),
    );
    return () => {
      stop();
      unsubscribe();
    };
  }, []);
  return unread;
}
