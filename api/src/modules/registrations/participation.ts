import type { Queryable } from '../../plugins/database';

/** An event and one user's current registration for it. */
export interface Participation {
  eventId: string;
  userId: string;
  capacity: number | null;
  participantCount: number;
  waitingCount: number;
  teamMin: number;
  teamMax: number;
  isClosed: boolean;
  isOver: boolean;
  state: 'registered' | 'waiting' | 'withdrawn' | 'none';
  /** Position on the waiting list, from 1. */
  place: number | null;
  registeredAt: Date | null;
}

interface ParticipationRow extends Participation, Record<string, unknown> {}

/** Returns undefined if the event does not exist. Uses the current time, not that of the transaction's start, because locks may take time. */
export async function findParticipation(
  database: Queryable,
  { eventId, userId }: { eventId: string; userId: string },
): Promise<Participation | undefined> {
  const [row] = await database.query<ParticipationRow>(
    `select
       events.id as "eventId", $2::text as "userId", capacity,
       participant_count as "participantCount", team_min as "teamMin", team_max as "teamMax",
       least(registration_deadline, ends_at) <= clock_timestamp() as "isClosed",
       ends_at <= clock_timestamp() as "isOver",
       coalesce(own.state, 'none') as state,
       own.registered_at as "registeredAt",
       (select count(*) from event_registrations queued
        where queued.event_id = events.id and queued.state = 'waiting') as "waitingCount",
       case when own.state = 'waiting' then
         (select count(*) from event_registrations queued
          where queued.event_id = events.id and queued.state = 'waiting' and queued.line <= own.line)
       end as place
     from events
     left join event_registrations own on own.event_id = events.id and own.user_id = $2
     where events.id = $1`,
    [eventId, userId],
  );
  return row;
}
