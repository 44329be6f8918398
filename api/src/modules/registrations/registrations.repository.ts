import type { Queryable } from '../../database/database';
import { toParticipation, type Participation, type ParticipationRow } from './participation-record';

export interface RegistrationKey {
  eventId: string;
  userId: string;
}

export async function lockCompetitions(
  transaction: Queryable,
  ids: readonly string[],
): Promise<void> {
  await transaction.query('select from events where id = any ($1) for no key update', [ids]);
}

/** Returns undefined if the competition does not exist. Uses the current time, not that of the transaction's start, because locks may take time. */
export async function findParticipation(
  database: Queryable,
  { eventId, userId }: RegistrationKey,
): Promise<Participation | undefined> {
  const [row] = await database.query<ParticipationRow>(
    `select
       events.id as event_id, $2::text as user_id, capacity, participant_count, team_min, team_max,
       least(registration_deadline, ends_at) <= clock_timestamp() as is_closed,
       ends_at <= clock_timestamp() as is_over,
       coalesce(own.state, 'none') as state,
       own.registered_at,
       (select count(*) from event_registrations queued
        where queued.event_id = events.id and queued.state = 'waiting') as waiting_count,
       case when own.state = 'waiting' then
         (select count(*) from event_registrations queued
          where queued.event_id = events.id and queued.state = 'waiting' and queued.line <= own.line)
       end as place
     from events
     left join event_registrations own on own.event_id = events.id and own.user_id = $2
     where events.id = $1`,
    [eventId, userId],
  );
  return row && toParticipation(row);
}

/** Puts a user at the end of the waiting list, even if they have withdrawn before. */
export async function joinWaitingList(
  transaction: Queryable,
  { eventId, userId }: RegistrationKey,
): Promise<void> {
  await transaction.query(
    `insert into event_registrations (event_id, user_id, state, line, rules_accepted_at)
     values ($1, $2, 'waiting',
       (select coalesce(max(line), 0) + 1 from event_registrations where event_id = $1), now())
     on conflict (event_id, user_id) do update set
       state = 'waiting', line = excluded.line, rules_accepted_at = excluded.rules_accepted_at,
       registered_at = now(), changed_at = now()`,
    [eventId, userId],
  );
}

/**
 * Gives free places to the first users on the waiting list, until registration has closed and the competition has begun.
 * Returns the ids of the users who got one.
 */
export async function promoteFromWaitingList(
  transaction: Queryable,
  eventId: string,
): Promise<string[]> {
  const promoted = await transaction.query<{ user_id: string }>(
    `update event_registrations set state = 'registered', changed_at = now()
     where event_id = $1 and user_id in (
       select user_id from event_registrations
       where event_id = $1 and state = 'waiting' and exists (
         select from events
         where id = $1 and greatest(registration_deadline, starts_at) > clock_timestamp())
       order by line
       limit (select greatest(capacity - participant_count, 0) from events
              where id = $1 and capacity is not null))
     returning user_id`,
    [eventId],
  );
  if (promoted.length > 0) await changeParticipantCount(transaction, eventId, promoted.length);
  return promoted.map((row) => row.user_id);
}

/** Withdraws a user from the competition or its waiting list. */
export async function withdrawRegistration(
  transaction: Queryable,
  { eventId, userId }: RegistrationKey,
  state: 'registered' | 'waiting',
): Promise<void> {
  await transaction.query(
    `update event_registrations set state = 'withdrawn', changed_at = now()
     where event_id = $1 and user_id = $2`,
    [eventId, userId],
  );
  if (state === 'registered') await changeParticipantCount(transaction, eventId, -1);
}

async function changeParticipantCount(
  transaction: Queryable,
  eventId: string,
  delta: number,
): Promise<void> {
  await transaction.query(
    'update events set participant_count = greatest(participant_count + $2, 0) where id = $1',
    [eventId, delta],
  );
}
