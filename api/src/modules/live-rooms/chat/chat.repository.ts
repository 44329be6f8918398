import type { Queryable } from '../../../database/database';
import { LIVE_CLASSES_CHANNEL } from '../../live-classes/room-changes';
import { IS_TEACHER, MEMBER_NAME } from '../members/room-members.repository';
import type { ChatEntryRow } from './chat-record';

const ENTRIES = `select chat.seq, chat.kind, chat.message_id, chat.member_id, ${MEMBER_NAME} as name,
    ${IS_TEACHER} as is_teacher, chat.body, chat.created_at
  from live_class_chat chat
  join live_classes on live_classes.id = chat.class_id
  join live_class_members members on members.id = chat.member_id
  join users on users.id = members.user_id`;

type Row = ChatEntryRow & Record<string, unknown>;

interface MessageKey {
  classId: string;
  messageId: string;
}

export async function findMessage(
  database: Queryable,
  { classId, messageId }: MessageKey,
): Promise<ChatEntryRow | undefined> {
  const [row] = await database.query<Row>(
    `${ENTRIES} where chat.class_id = $1 and chat.message_id = $2 and chat.kind = 'message'`,
    [classId, messageId],
  );
  return row;
}

/** The oldest entries after the given number. */
export function findEntriesAfter(
  database: Queryable,
  { classId, after, limit }: { classId: string; after: number; limit: number },
): Promise<ChatEntryRow[]> {
  return database.query<Row>(
    `${ENTRIES} where chat.class_id = $1 and chat.seq > $2 order by chat.seq limit $3`,
    [classId, after, limit],
  );
}

/** The newest `limit` entries after `after` up to and including `upTo`, in ascending order. */
export async function findNewestEntries(
  database: Queryable,
  range: { classId: string; after: number; upTo: number; limit: number },
): Promise<ChatEntryRow[]> {
  const rows = await database.query<Row>(
    `${ENTRIES} where chat.class_id = $1 and chat.seq > $2 and chat.seq <= $3
     order by chat.seq desc limit $4`,
    [range.classId, range.after, range.upTo, range.limit],
  );
  return rows.reverse();
}

/** The number of the last entry. All entries up to it can be read, because the class is locked until an entry is stored. */
export async function findLastSeq(database: Queryable, classId: string): Promise<number> {
  const [row] = await database.query<{ last_seq: number }>(
    'select last_seq from live_classes where id = $1',
    [classId],
  );
  return row?.last_seq ?? 0;
}

interface NewEntry extends MessageKey {
  kind: 'message' | 'removal';
  /** The author of the message. */
  memberId: string;
  text: string;
}

/**
 * Stores the next entry and notifies the room in one statement, because it locks the class, for which other messages wait.
 * Does nothing if the entry is already stored. Uses the current time, not that of the transaction's start, so that times ascend.
 */
export async function addEntry(
  database: Queryable,
  { classId, kind, messageId, memberId, text }: NewEntry,
): Promise<void> {
  await database.query(
    `with numbered as (
       update live_classes set last_seq = last_seq + 1 where id = $1 returning last_seq
     ), added as (
       insert into live_class_chat (class_id, seq, kind, message_id, member_id, body, created_at)
       select $1, last_seq, $2, $3, $4, $5, clock_timestamp() from numbered
       on conflict (class_id, message_id, kind) do nothing
       returning seq
     )
     select pg_notify($6, $1) from added`,
    [classId, kind, messageId, memberId, text, LIVE_CLASSES_CHANNEL],
  );
}

/** Returns false if the message was removed before. */
export async function emptyMessage(
  transaction: Queryable,
  { classId, messageId }: MessageKey,
): Promise<boolean> {
  const rows = await transaction.query(
    `update live_class_chat set body = ''
     where class_id = $1 and message_id = $2 and kind = 'message' and not exists (
       select from live_class_chat removal
       where removal.class_id = $1 and removal.message_id = $2 and removal.kind = 'removal'
     )
     returning seq`,
    [classId, messageId],
  );
  return rows.length > 0;
}
