import { CHAT_CATCH_UP, CHAT_HISTORY, type ChatEntry } from '@sopaan/schemas/live-classes/room';
import type { Queryable } from '../../../database/database';
import { toChatEntry } from '../chat/chat-record';
import { findNewestEntries } from '../chat/chat.repository';

interface History {
  classId: string;
  /** The last entry that the room has sent to its members. */
  upTo: number;
  /** For each client that joins, the last entry that it has; 0 if it has none. */
  lastSeqs: readonly number[];
}

/**
 * Reads the entries once for all clients that join together. Returns a function that selects the entries a client has missed, by the
 * last entry that it has.
 */
export async function readHistory(
  database: Queryable,
  { classId, upTo, lastSeqs }: History,
): Promise<(lastSeq: number) => ChatEntry[]> {
  const canCatchUp = (lastSeq: number) => lastSeq > 0 && lastSeq >= upTo - CHAT_CATCH_UP;
  const isOnlyNewest = !lastSeqs.some(canCatchUp);
  const after = isOnlyNewest ? 0 : Math.min(...lastSeqs.filter(canCatchUp));
  const hasNewcomers = !lastSeqs.every(canCatchUp);
  const [missed, newest] = await Promise.all([
    isOnlyNewest ? [] : findNewestEntries(database, { classId, after, upTo, limit: CHAT_CATCH_UP }),
    hasNewcomers
      ? findNewestEntries(database, { classId, after: 0, upTo, limit: CHAT_HISTORY })
      : [],
  ]);
  const entries = { missed: missed.map(toChatEntry), newest: newest.map(toChatEntry) };
  return (lastSeq) =>
    canCatchUp(lastSeq) ? entries.missed.filter(({ seq }) => seq > lastSeq) : entries.newest;
}
