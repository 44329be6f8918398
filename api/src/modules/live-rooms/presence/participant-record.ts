import type { Participant } from '@sopaan/schemas/live-classes/room';

/** A member with a connection, who may no longer be allowed in the room. */
export interface PresentMemberRow {
  member_id: string;
  name: string;
  is_teacher: boolean;
  hand_raised_at: Date | null;
  is_muted: boolean;
  is_removed: boolean;
  is_registered: boolean;
}

export function toParticipant(row: PresentMemberRow): Participant {
  return {
    memberId: row.member_id,
    name: row.name,
    isTeacher: row.is_teacher,
    handRaisedAt: row.hand_raised_at?.toISOString() ?? null,
    isMuted: row.is_muted,
  };
}
