import { paths } from '@sopaan/contract/paths';
import { MAX_STEPS } from '@sopaan/schemas/next-steps/next-steps';
import type { Queryable } from '../../database/database';
import { createStep, type CandidateStep } from './create-step';

/** What is further away is no next step. */
const DAYS_AHEAD = 14;

interface DeadlineRow {
  kind: 'saved-job' | 'saved-competition' | 'tracked-post' | 'registration';
  id: string;
  title: string;
  detail: string;
  due_at: Date;
  /** The day of a date without a time. */
  due_day: string | null;
  zone: string;
}

/** Without those that the member has applied for. */
const SAVED_JOBS = `
  select
    'saved-job' as kind, jobs.id, title, coalesce(organization ->> 'name', '') as detail,
    closes_at as due_at, null as due_day, 'Asia/Kolkata' as zone
  from saved_items join jobs on jobs.id = job_id
  where saved_items.user_id = $1 and saved_items.kind = 'job' and not exists (
    select from job_applications
    where job_applications.job_id = jobs.id and user_id = $1 and status <> 'withdrawn'
  )`;

/** Without those that the member has registered for. */
const SAVED_COMPETITIONS = `
  select
    'saved-competition', events.id, title, coalesce(organisation ->> 'name', ''),
    registration_deadline, null, timezone
  from saved_items join events on events.id = event_id
  where saved_items.user_id = $1 and saved_items.kind = 'competition' and not exists (
    select from event_registrations
    where event_registrations.event_id = events.id and user_id = $1 and state <> 'withdrawn'
  )`;

/** The dates after the last day to apply, because the member has applied. A date without a time passes at the end of that day in India. */
const TRACKED_POSTS = `
  select 'tracked-post', jobs.id, title, item ->> 'title', due_at, due_day, 'Asia/Kolkata'
  from job_applications
  join jobs on jobs.id = job_id
  cross join jsonb_array_elements(important_dates) as item
  cross join substring(item ->> 'date' from '^\\d{4}-\\d{2}-\\d{2}$') as due_day
  cross join lateral (
    select coalesce(
      (due_day::date + 1)::timestamp at time zone 'Asia/Kolkata', (item ->> 'date')::timestamptz
    ) as due_at
  ) as due
  where user_id = $1 and via = 'official' and status <> 'withdrawn' and due_at > closes_at`;

/** The start and the deadlines of competitions. */
const REGISTRATIONS = `
  select 'registration', events.id, events.title, due.title, due.due_at, null, timezone
  from event_registrations
  join events on events.id = event_id
  cross join lateral (
    select '' as title, starts_at as due_at
    union all
    select item ->> 'title', (item ->> 'at')::timestamptz from jsonb_array_elements(deadlines) as item
  ) as due
  where user_id = $1 and event_registrations.state = 'registered'`;

/** The next date of each of what the member has saved, tracks or takes part in, soonest first. */
export async function findDeadlines(database: Queryable, userId: string): Promise<CandidateStep[]> {
  const rows = await database.query<DeadlineRow & Record<string, unknown>>(
    `select * from (
       select distinct on (kind, id) *
       from (
         ${[SAVED_JOBS, SAVED_COMPETITIONS, TRACKED_POSTS, REGISTRATIONS].join(' union all ')}
       ) as dates
       where due_at > now() and due_at <= now() + make_interval(days => $2)
       order by kind, id, due_at
     ) as next_dates
     order by due_at, kind, id
     limit $3`,
    [userId, DAYS_AHEAD, MAX_STEPS],
  );
  return rows.map(toStep);
}

function toStep({ kind, id, title, detail, due_at, due_day, zone }: DeadlineRow): CandidateStep {
  const isJob = kind === 'saved-job' || kind === 'tracked-post';
  const path = isJob ? paths.job(title, id) : paths.competition(title, id);
  return createStep(kind, path, { title, detail, due: due_day ?? due_at.toISOString(), zone });
}
