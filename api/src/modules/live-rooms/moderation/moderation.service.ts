import type { Database } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import { assertNotEnded, assertTeacher, changeRoom } from '../members/room-access';
import { setHand, type RoomKey } from '../members/room-members.repository';
import { isMemberOf, removeMember, setChatLocked, setMuted } from './moderation.repository';

export function lockChat(database: Database, key: RoomKey, isLocked: boolean): Promise<void> {
  return changeRoom(database, key, async (transaction, member) => {
    assertTeacher(member);
    assertNotEnded(member);
    await setChatLocked(transaction, key.classId, isLocked);
  });
}

export interface Moderation {
  memberId: string;
  isMuted?: boolean | undefined;
  isHandRaised?: boolean | undefined;
  isRemoved?: boolean | undefined;
}

/** Returns the id of the account that was removed from the class, if any. */
export function moderateMember(
  database: Database,
  key: RoomKey,
  { memberId, isMuted, isHandRaised, isRemoved }: Moderation,
): Promise<string | undefined> {
  return changeRoom(database, key, async (transaction, teacher) => {
    assertTeacher(teacher);
    assertNotEnded(teacher);
    if (memberId === teacher.memberId) {
      throw new ApiError('FORBIDDEN', { message: 'You cannot moderate yourself.' });
    }
    if (!(await isMemberOf(transaction, { classId: key.classId, memberId }))) {
      throw new ApiError('NOT_FOUND');
    }
    if (isMuted !== undefined) await setMuted(transaction, memberId, isMuted);
    if (isHandRaised === false) await setHand(transaction, memberId, false);
    return isRemoved ? removeMember(transaction, memberId) : undefined;
  });
}
