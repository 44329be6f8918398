import type { CompetitionListItem } from '@sopaan/schemas/competition';
import type { EventRow } from './event-record';

export interface CompetitionRow extends Pick<
  EventRow,
  | 'id'
  | 'opportunity_type_id'
  | 'opportunity_type_name'
  | 'title'
  | 'logo'
  | 'banner'
  | 'created_at'
  | 'entry_fee'
  | 'currency'
  | 'mode'
  | 'city'
  | 'state'
  | 'country'
  | 'organisation'
  | 'starts_at'
  | 'ends_at'
  | 'timezone'
  | 'registration_deadline'
  | 'status'
  | 'participant_count'
  | 'capacity'
  | 'like_count'
  | 'prizes'
  | 'category'
  | 'team_size'
  | 'payment'
  | 'work_experience'
> {
  cursor_key: string[];
}

/** Maps a stored event to the list item of the API. */
export function toCompetition(row: CompetitionRow): CompetitionListItem {
  return {
    _id: row.id,
    title: row.title,
    companylogo: row.logo,
    banner: row.banner,
    createdAt: row.created_at.toISOString(),
    paid: row.entry_fee,
    currency: row.currency,
    ModeofEvent: row.mode,
    opportunityType: { _id: row.opportunity_type_id, name: row.opportunity_type_name },
    location: { city: row.city, state: row.state, country: row.country },
    organisation: { name: row.organisation.name },
    timeline: {
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      timezone: row.timezone,
    },
    registrationDeadline: row.registration_deadline.toISOString(),
    status: row.status,
    participants: { currentCount: row.participant_count },
    capacity: row.capacity,
    likeCount: row.like_count,
    prizeTotal: row.prizes.reduce((sum, { amount }) => sum + amount, 0),
    category: row.category,
    teamSize: row.team_size,
    payment: row.payment,
    workExperience: row.work_experience,
  };
}
