import { paths } from '@sopaan/contract/paths';
import type { Queryable } from '../../database/database';
import { createStep, type CandidateStep } from './create-step';

interface TeamRow {
  name: string;
  event_id: string;
  event_title: string;
  missing: number;
  registration_deadline: Date;
  zone: string;
}

/** The member's team that has too few people and the least time to find them. */
export async function findIncompleteTeam(
  database: Queryable,
  userId: string,
): Promise<CandidateStep | null> {
  const [row] = await database.query<TeamRow & Record<string, unknown>>(
    `select team.name, events.id as event_id, events.title as event_title,
       (events.team_min - members.count)::int as missing, registration_deadline,
       events.timezone as zone
     from event_team_members own
     join event_teams team on team.id = own.team_id
     join events on events.id = own.event_id
     cross join lateral (
       select count(*) from event_team_members
       where team_id = team.id and state = 'member'
     ) as members
     where own.user_id = $1 and own.state = 'member'
       and members.count < events.team_min and registration_deadline > now()
     order by registration_deadline, team.id
     limit 1`,
    [userId],
  );
  if (!row) return null;
  return createStep('team', paths.competition(row.event_title, row.event_id), {
    title: row.name,
    detail: row.event_title,
    count: row.missing,
    due: row.registration_deadline.toISOString(),
    zone: row.zone,
  });
}
