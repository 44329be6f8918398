import type { TeamMember } from '@sopaan/schemas/competitions/registration';

/** A user's membership of a team, or their request to join it. */
export interface MembershipRow {
  id: string;
  team_id: string;
  state: string;
  is_leader: boolean;
}

export interface TeamRow {
  id: string;
  name: string;
  name_key: string;
  code: string;
  /** Number of accepted members. */
  member_count: number;
  leader: string;
}

export interface MemberRow {
  id: string;
  name: string;
  is_leader: boolean;
  is_you: boolean;
  state: string;
}

export function toMember(row: MemberRow): TeamMember {
  return {
    memberId: row.id,
    name: row.name,
    isLeader: row.is_leader,
    isYou: row.is_you,
    state: row.state,
  };
}
