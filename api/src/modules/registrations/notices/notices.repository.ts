import type { Queryable } from '../../../database/database';
import type { RegistrationKey } from '../registrations.repository';

export async function findCompetitionTitle(database: Queryable, eventId: string): Promise<string> {
  const [found] = await database.query<{ title: string }>(
    'select title from events where id = $1',
    [eventId],
  );
  return found?.title ?? '';
}

export interface TeamMembershipRow {
  user_id: string;
  /** The name of the member. */
  name: string;
  leader_id: string;
  team_id: string;
  team: string;
  event_id: string;
  competition: string;
}

/** Finds a membership of a team or a request to join one, by its id or its user. */
export async function findTeamMembership(
  database: Queryable,
  key: { id: string } | RegistrationKey,
): Promise<TeamMembershipRow | undefined> {
  const [condition, values] =
    'id' in key
      ? ['member.id = $1', [key.id]]
      : ['member.event_id = $1 and member.user_id = $2', [key.eventId, key.userId]];
  const [found] = await database.query<TeamMembershipRow>(
    `select member.user_id, trim(first_name || ' ' || last_name) as name,
       leader.user_id as leader_id, team.id as team_id, team.name as team, events.id as event_id,
       events.title as competition
     from event_team_members member
     join users on users.id = member.user_id
     join event_teams team on team.id = member.team_id
     join events on events.id = member.event_id
     join event_team_members leader on leader.team_id = team.id and leader.is_leader
     where ${condition}`,
    values,
  );
  return found;
}

export async function findTeamLeader(
  database: Queryable,
  teamId: string,
): Promise<string | undefined> {
  const [leader] = await database.query<{ user_id: string }>(
    'select user_id from event_team_members where team_id = $1 and is_leader',
    [teamId],
  );
  return leader?.user_id;
}
