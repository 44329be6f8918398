import type { Queryable } from '../../../plugins/database';
import type { RegistrationKey } from '../with-locked-event';

/** Takes somebody out of the team, if there is one. The member who has been in it longest leads on; an empty team goes. */
export async function removeFromTeam(transaction: Queryable, { eventId, userId }: RegistrationKey): Promise<void> {
  const [left] = await transaction.query<{ teamId: string; isLeader: boolean }>(
    `delete from event_team_members where event_id = $1 and user_id = $2
     returning team_id as "teamId", is_leader as "isLeader"`,
    [eventId, userId],
  );
  if (!left?.isLeader) return;
  const successors = await transaction.query(
    `update event_team_members set is_leader = true
     where id = (select id from event_team_members
                 where team_id = $1 and state = 'member' order by since, id limit 1)
     returning id`,
    [left.teamId],
  );
  if (successors.length === 0) {
    await transaction.query('delete from event_teams where id = $1', [left.teamId]);
  }
}
