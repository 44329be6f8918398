import type { Unread } from '@sopaan/schemas/notices/notice';
import type { Queryable } from '../../database/database';
import { Wakeup } from '../../queue/wakeup';
import type { NoticeChanges } from './notice-changes';
import { countUnread } from './notices.repository';

/** Limits how long a stream can outlast its session. Clients reconnect. */
const MAX_MS = 120_000;

interface StreamOptions {
  userId: string;
  changes: NoticeChanges;
  signal: AbortSignal;
  onCount: (unread: Unread) => void;
}

/** Reports the number of unread notices now and at each change, until the signal aborts or the time is over. */
export async function streamUnread(
  database: Queryable,
  { userId, changes, signal, onCount }: StreamOptions,
): Promise<Unread> {
  const wakeup = new Wakeup();
  const wake = () => wakeup.wake();
  const unsubscribe = changes.subscribe(userId, wake);
  signal.addEventListener('abort', wake);
  const end = performance.now() + MAX_MS;
  try {
    for (;;) {
      const unread = { unread: await countUnread(database, userId) };
      onCount(unread);
      if (signal.aborted) return unread;
      const remaining = end - performance.now();
      if (remaining <= 0) return unread;
      await wakeup.sleep(remaining);
    }
  } finally {
    unsubscribe();
    signal.removeEventListener('abort', wake);
  }
}
