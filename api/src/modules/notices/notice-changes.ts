import type { Database } from '../../database/database';
import { NOTICES_CHANNEL } from './notices-channel';

type OnChange = () => void;

export interface NoticeChanges {
  /** Calls back when the notices of a member may have changed. Returns the function that ends the subscription. */
  subscribe(userId: string, onChange: OnChange): () => void;
  /** The number of subscriptions for a member in this process. */
  count(userId: string): number;
}

/** Distributes the notifications of the database to the streams of this process, over one connection. */
export function createNoticeChanges(database: Pick<Database, 'listen'>): NoticeChanges {
  const byUser = new Map<string, Set<OnChange>>();
  let stopListening: (() => void) | undefined;

  function onNotification(userId: string | null): void {
    // After a lost connection there is no user ID: notifications of any member may have been missed.
    const affected = userId === null ? [...byUser.values()] : [byUser.get(userId) ?? []];
    for (const listeners of affected) for (const onChange of listeners) onChange();
  }

  function remove(userId: string, onChange: OnChange): void {
    const listeners = byUser.get(userId);
    listeners?.delete(onChange);
    if (listeners?.size === 0) byUser.delete(userId);
    if (byUser.size > 0) return;
    stopListening?.();
    stopListening = undefined;
  }

  return {
    subscribe(userId, onChange) {
      stopListening ??= database.listen(NOTICES_CHANNEL, onNotification);
      const listeners = byUser.get(userId) ?? new Set();
      byUser.set(userId, listeners.add(onChange));
      return () => remove(userId, onChange);
    },
    count: (userId) => byUser.get(userId)?.size ?? 0,
  };
}
