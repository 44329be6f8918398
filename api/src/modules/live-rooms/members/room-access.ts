import type { Database, Queryable } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import { notifyRoom } from '../../live-classes/room-changes';
import { toRoomMember, type RoomMember } from './room-member';
import { addTeacher, findRoomMember, lockRoom, type RoomKey } from './room-members.repository';

/** The user as a member of the class; null if the class does not exist or the user may not be in its room. */
export async function findMember(database: Queryable, key: RoomKey): Promise<RoomMember | null> {
  const row = await findRoomMember(database, key);
  if (!row) return null;
  if (row.is_teacher && row.member_id === null) {
    await addTeacher(database, key);
    return findMember(database, key);
  }
  return toRoomMember(row);
}

export async function requireMember(database: Queryable, key: RoomKey): Promise<RoomMember> {
  const member = await findMember(database, key);
  if (!member) throw await createAccessError(database, key);
  return member;
}

/** Runs a change of a room by one of its members. Changes of a class run one after the other, and a commit notifies the room. */
export function changeRoom<Result>(
  database: Database,
  key: RoomKey,
  change: (transaction: Queryable, member: RoomMember) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    // Locked before anything is read, because another change may be committed while this one waits.
    await lockRoom(transaction, key.classId);
    const member = await requireMember(transaction, key);
    const result = await change(transaction, member);
    await notifyRoom(transaction, key.classId);
    return result;
  });
}

async function createAccessError(database: Queryable, key: RoomKey): Promise<ApiError> {
  const row = await findRoomMember(database, key);
  if (!row) return new ApiError('NOT_FOUND');
  const message = row.is_removed
    ? 'The teacher has removed you from this class.'
    : 'Register for this class to take part.';
  return new ApiError('FORBIDDEN', { message });
}

export function assertLive({ state }: RoomMember): void {
  if (state === 'live') return;
  const message = state === 'ended' ? 'This class has ended.' : 'This class has not started yet.';
  throw new ApiError('CLOSED', { message });
}

export function assertNotEnded({ state }: RoomMember): void {
  if (state === 'ended') throw new ApiError('CLOSED', { message: 'This class has ended.' });
}

export function assertNotMuted({ isMuted }: RoomMember): void {
  if (!isMuted) return;
  throw new ApiError('CLOSED', { message: 'The teacher has muted you.' });
}

export function assertTeacher({ isTeacher }: RoomMember): void {
  if (isTeacher) return;
  throw new ApiError('FORBIDDEN', { message: 'Only the teacher may do that.' });
}
