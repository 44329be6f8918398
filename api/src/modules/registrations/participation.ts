import type { Queryable } from '../../plugins/database';

/** An event and how one person stands to it, at this moment. */
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
  /** In the line, from 1. */
  place: number | null;
  registeredAt: Date | null;
}

interface ParticipationRow extends Participation, Record<string, unknown> {}

/** Undefined: there is no such event. It looks at the clock now, not when the transaction began: locks may take time. */
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
       (select count(*) from event_registrations line
        where line.event_id = events.id and line.state = 'waiting') as "waitingCount",
       case when own.state = 'waiting' then
         (select count(*) from event_registrations line
          where line.event_id = events.id and line.state = 'waiting' and line.line <= own.line)
       end as place
     from events
     left join event_registrations own on own.event_id = events.id and own.user_id = $2
     where events.id = $1`,
    [eventId, userId],
  );
  return row;
}
