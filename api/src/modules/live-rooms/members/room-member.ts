import type { ClassState } from '@sopaan/schemas/live-classes/live-class';

/** A class, and the role of a user in it. */
export interface RoomMemberRow {
  state: ClassState;
  is_chat_locked: boolean;
  is_teacher: boolean;
  /** Null for a user who has never been a member of the class. */
  member_id: string | null;
  is_registered: boolean;
  is_removed: boolean;
  is_muted: boolean;
}

/** A user who may be in the room. */
export interface RoomMember {
  memberId: string;
  isTeacher: boolean;
  isMuted: boolean;
  state: ClassState;
  isChatLocked: boolean;
}

/** Null for a user who may not be in the room. */
export function toRoomMember(row: RoomMemberRow): RoomMember | null {
  if (row.member_id === null || row.is_removed) return null;
  if (!row.is_teacher && !row.is_registered) return null;
  return {
    memberId: row.member_id,
    isTeacher: row.is_teacher,
    isMuted: row.is_muted,
    state: row.state,
    isChatLocked: row.is_chat_locked,
  };
}
