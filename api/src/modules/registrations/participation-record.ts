/** A competition and one user's current registration for it. */
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

export interface ParticipationRow {
  event_id: string;
  user_id: string;
  capacity: number | null;
  participant_count: number;
  waiting_count: number;
  team_min: number;
  team_max: number;
  is_closed: boolean;
  is_over: boolean;
  state: Participation['state'];
  place: number | null;
  registered_at: Date | null;
}

export function toParticipation(row: ParticipationRow): Participation {
  return {
    eventId: row.event_id,
    userId: row.user_id,
    capacity: row.capacity,
    participantCount: row.participant_count,
    waitingCount: row.waiting_count,
    teamMin: row.team_min,
    teamMax: row.team_max,
    isClosed: row.is_closed,
    isOver: row.is_over,
    state: row.state,
    place: row.place,
    registeredAt: row.registered_at,
  };
}
