import type { EventPrize, EventRound, HostEvent } from '@sopaan/schemas/event';

export interface EventRow {
  id: string;
  opportunity_type_id: string;
  opportunity_type_name: string;
  title: string;
  description: string;
  logo: string;
  banner: string;
  entry_fee: number;
  currency: string;
  mode: string;
  city: string;
  state: string;
  country: string;
  start_date: string;
  start_time: string;
  end_date: string;
  end_time: string;
  starts_at: Date;
  ends_at: Date;
  timezone: string;
  registration_deadline: Date;
  deadlines: HostEvent['deadlines'];
  status: string;
  participant_count: number;
  capacity: number | null;
  like_count: number;
  prizes: EventPrize[];
  organisation: HostEvent['organisation'];
  rounds: EventRound[];
  category: string;
  team_min: number;
  team_max: number;
  team_size: string;
  payment: string;
  work_experience: string;
  created_at: Date;
}

/** Maps a stored event to the field names of the API. */
export function toHostEvent(row: EventRow): HostEvent {
  return {
    _id: row.id,
    title: row.title,
    description: row.description,
    companylogo: row.logo,
    banner: row.banner,
    createdAt: row.created_at.toISOString(),
    paid: row.entry_fee,
    currency: row.currency,
    ModeofEvent: row.mode,
    opportunityType: { _id: row.opportunity_type_id, name: row.opportunity_type_name },
    location: { city: row.city, state: row.state, country: row.country },
    timeline: {
      startDate: row.start_date,
      endDate: row.end_date,
      startTime: row.start_time,
      endTime: row.end_time,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      timezone: row.timezone,
    },
    registrationDeadline: row.registration_deadline.toISOString(),
    deadlines: row.deadlines,
    status: row.status,
    participants: { currentCount: row.participant_count },
    capacity: row.capacity,
    likeCount: row.like_count,
    prizes: row.prizes,
    organisation: row.organisation,
    rounds: row.rounds,
    eventType: row.mode,
    category: row.category,
    teamSize: row.team_size,
    team: { min: row.team_min, max: row.team_max },
    payment: row.payment,
    workExperience: row.work_experience,
  };
}
