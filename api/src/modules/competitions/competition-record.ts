import type { CompetitionListItem } from '@sopaan/schemas/competitions/competition';
import type { CompetitionPrize, HostEvent } from '@sopaan/schemas/competitions/host-event';

/** The columns that lists and single competitions share. */
export interface CompetitionRow {
  id: string;
  opportunity_type_id: string;
  opportunity_type_name: string;
  title: string;
  logo: string;
  banner: string;
  entry_fee: number;
  currency: string;
  mode: string;
  city: string;
  state: string;
  country: string;
  starts_at: Date;
  ends_at: Date;
  timezone: string;
  registration_deadline: Date;
  status: string;
  participant_count: number;
  capacity: number | null;
  like_count: number;
  prizes: CompetitionPrize[];
  organisation: HostEvent['organisation'];
  category: string;
  team_size: string;
  payment: string;
  work_experience: string;
  created_at: Date;
}

/** The column `status`: whether registration is `open` or `closed`, or the competition has `ended`. */
export const STATUS_COLUMN = `
  case when ends_at <= now() then 'ended' when registration_deadline <= now() then 'closed' else 'open' end
    as status`;

/** Maps a stored competition to the list item of the API. */
export function toCompetition(row: CompetitionRow): CompetitionListItem {
  return {
    ...toSharedFields(row),
    organisation: { name: row.organisation.name },
    timeline: {
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      timezone: row.timezone,
    },
    prizeTotal: row.prizes.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** The fields of the API that lists and single competitions share. */
export function toSharedFields(row: CompetitionRow) {
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
    registrationDeadline: row.registration_deadline.toISOString(),
    status: row.status,
    participants: { currentCount: row.participant_count },
    capacity: row.capacity,
    likeCount: row.like_count,
    category: row.category,
    teamSize: row.team_size,
    payment: row.payment,
    workExperience: row.work_experience,
  };
}
