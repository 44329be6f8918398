import type { ApplicationKind } from '@sopaan/schemas/jobs/application';
import type { MatchingJob } from '@sopaan/schemas/jobs/matching-jobs';
import type { Queryable } from '../../database/database';
import { JOB_LIST_COLUMNS } from '../jobs/job-lists';
import type { JobProfile } from './job-profile';
import { toMatchingJob, type MatchingJobRow } from './matching-job-record';

interface MatchRequest {
  userId: string;
  kind: ApplicationKind;
  limit: number;
}

/** The newest jobs of each part that are ranked: enough to fill a list, and cheap with many jobs. */
const MAX_CANDIDATES = 1_000;

/**
 * Open jobs that share a skill with the profile, and government jobs whose qualification it meets. Excludes jobs that the member has
 * applied for. Skills count most, then qualification and place; equal matches are sorted newest first.
 */
export async function findMatchingJobs(
  database: Queryable,
  profile: JobProfile,
  { userId, kind, limit }: MatchRequest,
): Promise<MatchingJob[]> {
  const rows = await database.query<MatchingJobRow>(
    `with candidates as (
      ${candidates('skill_keys(skills) && skill_keys($2::text[])')}
      union
      ${candidates("kind = 'government' and qualifications && $3::text[]")}
    )
    select ${JOB_LIST_COLUMNS}, matched.*
    from candidates join jobs using (id)
    cross join lateral (
      select
        array(
          select distinct name from unnest(skills) as name
          where skill_keys(array[name]) && skill_keys($2::text[]) order by name
        ) as matched_skills,
        array(
          select name from unnest(qualifications) as name
          where name = any ($3::text[]) order by name = any ($4::text[]) desc, name limit 1
        ) as matched_qualifications,
        case when kind = 'private' then substring(education from $5) end as matched_degree,
        (
          select place ->> 'city' from jsonb_array_elements(locations) as place
          where lower(place ->> 'city') = $6 limit 1
        ) as matched_city,
        (select state from unnest(states) as state where lower(state) = $7 limit 1) as matched_state
    ) as matched
    where not exists (
      select from job_applications
      where job_id = jobs.id and user_id = $9 and status <> 'withdrawn'
    )
    order by
      cardinality(matched_skills) * 4
        + cardinality(matched_qualifications)
        + (matched_qualifications && $4::text[])::integer
        + (matched_degree is not null)::integer
        + case when matched_city is not null then 2 when matched_state is not null then 1 else 0 end
        desc,
      jobs.posted_at desc, jobs.id
    limit $8`,
    [
      kind,
      profile.skills,
      profile.qualifications,
      profile.ownQualifications,
      degreePattern(profile.degrees),
      profile.city || null,
      profile.state || null,
      limit,
      userId,
    ],
  );
  return rows.map(toMatchingJob);
}

const candidates = (condition: string) => `(
  select id from jobs where kind = $1 and closes_at > now() and ${condition}
  order by posted_at desc, id desc limit ${MAX_CANDIDATES}
)`;

/** A regular expression for one of the degrees as a whole word; null if there are none. */
function degreePattern(degrees: readonly string[]): string | null {
  return degrees.length > 0 ? `(?i)(?:^|[^a-z.])(${degrees.join('|')})(?![a-z.])` : null;
}
