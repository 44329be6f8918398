import type { Queryable } from '../../../plugins/database';
import type { RegistrationKey } from '../with-locked-event';

/** Removes a user from their team, if any. The longest-standing member becomes the leader; an empty team is deleted. */
export async function removeFromTeam(
  transaction: Queryable,
  { eventId, userId }: RegistrationKey,
): Promise<void> {
  const [removed] = await transaction.query<{ teamId: string; isLeader: boolean }>(
    `delete from event_team_members where event_id = $1 and user_id = $2
     returning team_id as "teamId", is_leader as "isLeader"`,
    [eventId, userId],
  );
  if (!removed?.isLeader) return;
  const successors = await transaction.query(
    `update event_team_members set is_leader = true
     where id = (select id from event_team_members
                 where team_id = $1 and state = 'member' order by since, id limit 1)
     returning id`,
    [removed.teamId],
  );
  if (successors.length === 0) {
    await transaction.query('delete from event_teams where id = $1', [removed.teamId]);
  }
}
