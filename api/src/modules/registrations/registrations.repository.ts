import type { Queryable } from '../../plugins/database';
import type { RegistrationKey } from './with-locked-event';

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
 * Gives free places to the first users on the waiting list, until registration has closed and the event has begun.
 * Returns the ids of the users who got one.
 */
export async function promoteFromWaitingList(
  transaction: Queryable,
  eventId: string,
): Promise<string[]> {
  const promoted = await transaction.query<{ userId: string }>(
    `update event_registrations set state = 'registered', changed_at = now()
     where event_id = $1 and user_id in (
       select user_id from event_registrations
       where event_id = $1 and state = 'waiting' and exists (
         select from events
         where id = $1 and greatest(registration_deadline, starts_at) > clock_timestamp())
       order by line
       limit (select greatest(capacity - participant_count, 0) from events
              where id = $1 and capacity is not null))
     returning user_id as "userId"`,
    [eventId],
  );
  if (promoted.length > 0) await changeParticipantCount(transaction, eventId, promoted.length);
  return promoted.map(({ userId }) => userId);
}

/** Withdraws a user from the event or its waiting list. */
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
  by: number,
): Promise<void> {
  await transaction.query(
    'update events set participant_count = greatest(participant_count + $2, 0) where id = $1',
    [eventId, by],
  );
}
