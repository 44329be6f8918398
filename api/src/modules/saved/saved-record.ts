import type { SavedItem } from '@sopaan/schemas/saved/saved';
import { savedFacts, type SavedFactsRow } from './saved-facts';

export interface SavedRow extends SavedFactsRow {
  kind: string;
  item_id: string;
  title: string;
  provider: string;
  picture: string;
  job_kind: string;
  closes_at: Date | null;
  is_open: boolean;
  saved_at: Date;
}

/** The columns of `SavedRow`, selected from `SAVED_ITEMS`. */
export const SAVED_COLUMNS = `
  saved_items.kind, item_id, saved_at,
  coalesce(jobs.title, courses.name, events.title, institutes.name) as title,
  coalesce(
    jobs.organization ->> 'name', nullif(course_institutes.name, ''), courses.teacher,
    events.organisation ->> 'name', concat_ws(', ', nullif(institutes.city, ''), nullif(institutes.state, ''))
  ) as provider,
  coalesce(jobs.organization ->> 'logo_url', courses.avatar, events.logo, institutes.logo, '') as picture,
  coalesce(jobs.kind, '') as job_kind,
  coalesce(jobs.closes_at, events.registration_deadline) as closes_at,
  coalesce(jobs.closes_at, events.registration_deadline, 'infinity') > now() as is_open,
  salary_min, salary_max, salary_period, locations, courses.fee as course_fee, courses.level,
  coalesce(jobs.currency, courses.currency, events.currency) as currency,
  events.prize_total, events.entry_fee, events.mode, events.city as event_city`;

export const SAVED_ITEMS = `
  saved_items
  left join jobs on jobs.id = job_id
  left join courses on courses.id = course_id
  left join institutes course_institutes on course_institutes.id = courses.institute_id
  left join events on events.id = event_id
  left join institutes on institutes.id = saved_items.institute_id`;

export function toSavedItem(row: SavedRow): SavedItem {
  return {
    kind: row.kind,
    id: row.item_id,
    title: row.title,
    provider: row.provider,
    picture: row.picture,
    jobKind: row.job_kind,
    closesAt: row.closes_at?.toISOString() ?? null,
    isOpen: row.is_open,
    facts: savedFacts(row),
    savedAt: row.saved_at.toISOString(),
  };
}
