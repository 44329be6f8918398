import type { Team } from '@sopaan/schemas/competitions/registration';
import type { Queryable } from '../../../database/database';
import type { Participation } from '../participation-record';
import { toMember, type MemberRow } from './team-record';
import { findMembers, findMembership, findTeam } from './teams.repository';

/** The user's team as they may see it: names only, and join requests for the leader only. */
export async function buildTeamResponse(
  database: Queryable,
  participation: Participation,
): Promise<Team | null> {
  const membership = await findMembership(database, participation);
  const team = membership && (await findTeam(database, membership.team_id));
  if (!membership || !team) return null;
  const rows = await findMembers(database, team.id, participation.userId);
  const isMember = membership.state === 'member';
  const isVisible = ({ state, is_you: isYou, is_leader: isLeader }: MemberRow) =>
    isYou || isLeader || (state === 'member' ? isMember : membership.is_leader);
  return {
    id: team.id,
    name: team.name,
    code: isMember ? team.code : '',
    isLeader: membership.is_leader,
    state: membership.state,
    members: rows.filter(isVisible).map(toMember),
    memberCount: team.member_count,
    minMembers: participation.teamMin,
    maxMembers: participation.teamMax,
  };
}
