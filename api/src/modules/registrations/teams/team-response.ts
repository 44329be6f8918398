import type { Team } from '@sopaan/schemas/registration';
import type { Queryable } from '../../../plugins/database';
import type { Participation } from '../participation';
import { findMembership, findTeam } from './teams.repository';

interface MemberRow extends Record<string, unknown> {
  memberId: string;
  name: string;
  isLeader: boolean;
  isYou: boolean;
  state: string;
}

/** The user's team as they may see it: names only, and join requests for the leader only. */
export async function buildTeamResponse(
  database: Queryable,
  participation: Participation,
): Promise<Team | null> {
  const membership = await findMembership(database, participation);
  const team = membership && (await findTeam(database, membership.teamId));
  if (!membership || !team) return null;
  const rows = await database.query<MemberRow>(
    `select member.id as "memberId", trim(first_name || ' ' || last_name) as name,
       is_leader as "isLeader", user_id = $2 as "isYou", state
     from event_team_members member join users on users.id = user_id
     where team_id = $1 order by is_leader desc, state = 'asked', since, member.id`,
    [membership.teamId, participation.userId],
  );
  const isMember = membership.state === 'member';
  const isVisible = ({ state, isYou, isLeader }: MemberRow) =>
    isYou || isLeader || (state === 'member' ? isMember : membership.isLeader);
  return {
    id: team.id,
    name: team.name,
    code: isMember ? team.code : '',
    isLeader: membership.isLeader,
    state: membership.state,
    members: rows.filter(isVisible),
    memberCount: team.memberCount,
    minMembers: participation.teamMin,
    maxMembers: participation.teamMax,
  };
}
