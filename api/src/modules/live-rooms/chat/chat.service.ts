import type { ChatEntry } from '@sopaan/schemas/live-classes/room';
import type { Database, Queryable } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import { assertLive, assertNotMuted, changeRoom, requireMember } from '../members/room-access';
import type { RoomMember } from '../members/room-member';
import type { RoomKey } from '../members/room-members.repository';
import { toChatEntry } from './chat-record';
import { addEntry, emptyMessage, findMessage } from './chat.repository';

/**
 * Idempotent, even if the chat was locked in the meantime. The class is locked only while the message is stored: if the checks also ran
 * under the lock, the messages of a busy chat would wait too long for each other.
 */
export async function sendMessage(
  database: Database,
  key: RoomKey,
  { messageId, text }: { messageId: string; text: string },
): Promise<ChatEntry> {
  const { classId } = key;
  const member = await requireMember(database, key);
  const { memberId } = member;
  const stored = await findMessage(database, { classId, messageId });
  if (!stored) {
    assertMaySend(member);
    await addEntry(database, { classId, messageId, text, memberId, kind: 'message' });
  }
  const message = stored ?? (await findMessage(database, { classId, messageId }));
  if (message?.member_id !== memberId) throw new ApiError('CONFLICT');
  return toChatEntry(message);
}

function assertMaySend(member: RoomMember): void {
  assertLive(member);
  assertNotMuted(member);
  if (!member.isChatLocked || member.isTeacher) return;
  throw new ApiError('CLOSED', { message: 'The teacher has locked the chat.' });
}

export function removeMessage(database: Database, key: RoomKey, messageId: string): Promise<void> {
  return changeRoom(database, key, (transaction, member) =>
    remove(transaction, { classId: key.classId, messageId }, member),
  );
}

async function remove(
  transaction: Queryable,
  message: { classId: string; messageId: string },
  member: RoomMember,
): Promise<void> {
  const stored = await findMessage(transaction, message);
  if (!stored) throw new ApiError('NOT_FOUND');
  const { member_id: memberId } = stored;
  if (memberId !== member.memberId && !member.isTeacher) throw new ApiError('FORBIDDEN');
  if (!(await emptyMessage(transaction, message))) return;
  await addEntry(transaction, { ...message, kind: 'removal', memberId, text: '' });
}
