import type { CompetitionListItem } from '@sopaan/schemas/competitions/competition';
import {
  COMPETITION_TYPES,
  COMPETITION_CATEGORIES,
  COMPETITION_EXPERIENCES,
  COMPETITION_MODES,
  COMPETITION_PAYMENTS,
  TEAM_SIZES,
} from '@sopaan/schemas/competitions/competition-options';
import { oneOf } from '../../search/filter';
import { postedWithin } from '../../search/posted-within';
import { ascending, descending } from '../../search/list-order';
import type { SearchedList } from '../../search/searched-list';
import { STATUS_COLUMN, toCompetition, type CompetitionRow } from './competition-record';

/** Competitions that have not ended: open ones by registration deadline, then the others by end date. */
export const competitionList: SearchedList<CompetitionRow, CompetitionListItem> = {
  source: (asOf) => `(
    select
      events.*, opportunity_types.name as opportunity_type_name,
      (registration_deadline <= ${asOf})::integer as phase,
      case when registration_deadline <= ${asOf} then ends_at else registration_deadline end as due
    from events join opportunity_types on opportunity_types.id = events.opportunity_type_id
  ) as listed`,
  isTimeDependent: true,
  baseConditions: (conditions, asOf) => conditions.add(`ends_at > ${asOf}`),
  text: { tsvector: 'search', trigram: 'title', wordSources: ['events'] },
  location: (conditions, place) => conditions.equalAny(['state', 'city'], place),
  filters: [
    oneOf('competitionType', 'opportunity_type_name', COMPETITION_TYPES),
    // The specification calls the mode, online or on site, `eventType`.
    oneOf('eventType', 'mode', COMPETITION_MODES),
    postedWithin({
      name: 'datePosted',
      column: 'created_at',
      windows: { 'Last 24 hours': '24 hours', 'Last 7 days': '7 days', 'Last 30 days': '30 days' },
      anyTime: 'Anytime',
    }),
    oneOf('category', 'category', COMPETITION_CATEGORIES),
    oneOf('teamSize', 'team_size', TEAM_SIZES),
    oneOf('payment', 'payment', COMPETITION_PAYMENTS),
    oneOf('workExperience', 'work_experience', COMPETITION_EXPERIENCES),
  ],
  ...ascending(['phase', 'integer'], ['due', 'timestamptz']),
  orders: {
    newest: descending(['created_at', 'timestamptz']),
    reward: descending(['prize_total', 'bigint']),
    fee: ascending(['entry_fee', 'integer']),
  },
  columns: `
    events.id, opportunity_type_id, opportunity_types.name as opportunity_type_name, title, logo, banner,
    events.created_at, events.entry_fee, currency, mode, city, state, country, organisation, starts_at, ends_at,
    timezone, registration_deadline, participant_count, capacity, like_count, prizes, category, team_size,
    payment, work_experience, ${STATUS_COLUMN}`,
  joins: `
    join events on events.id = page.id
    join opportunity_types on opportunity_types.id = events.opportunity_type_id`,
  toItem: toCompetition,
};
