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
  const [found] = await database.query<TeamMembershipRow & Record<string, unknown>>(
    `select member.user_id, trim(first_name || ' ' || last_name) as name,
       leader.user_id as leader_id, team.name as team, events.id as event_id,
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

export interface DueDateRow {
  user_id: string;
  event_id: string;
  title: string;
  timezone: string;
  /** The name of the deadline; null for the start of the competition. */
  deadline: string | null;
  due_at: Date;
  once_key: string;
}

/** Dates in the next two days of competitions in which members take part, without those that they have a notice about. */
export function findDueDates(database: Queryable, limit: number): Promise<DueDateRow[]> {
  return database.query<DueDateRow & Record<string, unknown>>(
    `select * from (
       select registration.user_id, events.id as event_id, events.title, events.timezone,
         due.deadline, due.due_at,
         concat_ws(' ', 'competition', events.id, due.deadline, due.due_at at time zone 'UTC')
           as once_key
       from events
       cross join lateral (
         select null as deadline, starts_at as due_at
         union all
         select item ->> 'title', (item ->> 'at')::timestamptz
         from jsonb_array_elements(deadlines) as item
       ) as due
       join event_registrations registration
         on registration.event_id = events.id and registration.state = 'registered'
       where events.ends_at > now() and due.due_at between now() and now() + interval '2 days'
     ) as dates
     where not exists (
       select from notices
       where notices.user_id = dates.user_id and notices.once_key = dates.once_key
     )
     order by due_at, user_id
     limit $1`,
    [limit],
  );
}
