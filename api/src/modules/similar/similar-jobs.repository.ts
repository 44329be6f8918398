import type { SimilarJob } from '@sopaan/schemas/similar/similar-items';
import type { Queryable } from '../../database/database';
import { JOB_LIST_COLUMNS } from '../jobs/job-lists';
import { toJobListItem, type JobListRow } from '../jobs/job-record';
import { sharedFeatures } from './shared-features';
import type { SimilarRequest } from './similar-request';

interface SimilarJobRow extends JobListRow {
  shared_skills: string[];
  shared_exams: string[];
  shared_sector: string | null;
  shared_city: string | null;
  shared_state: string | null;
}

/** The newest jobs of each topic that are counted: their topics are read from an index only. */
const NEWEST_PER_TOPIC = 100;
/** The topics of the shown job that are compared. Few jobs have more. */
const MAX_TOPICS = 24;
/** The jobs with the most topics that are read and ranked: comparing skills takes longer than finding them. */
const MAX_RANKED = 24;

/** Open jobs of the same kind that share a skill, an exam or the sector. Equally similar ones are sorted newest first. */
export async function findSimilarJobs(
  database: Queryable,
  { id, limit }: SimilarRequest,
): Promise<SimilarJob[]> {
  const rows = await database.query<SimilarJobRow>(
    `with source as materialized (
      select id, kind, skills, states, locations, govt_sector, exams from jobs where id = $1
    ), topics as (
      select topic from source, unnest(job_topics(skills, states, govt_sector, exams)) as topic
      limit ${MAX_TOPICS}
    ), candidates as materialized (
      select job_id from topics cross join lateral (
        select job_id, posted_at from job_topics
        where job_topics.topic = topics.topic and closes_at > now()
        order by posted_at desc limit ${NEWEST_PER_TOPIC}
      ) as newest
      where job_id <> $1
      group by job_id
      order by count(*) desc, max(posted_at) desc, job_id
      limit ${MAX_RANKED}
    )
    select ${JOB_LIST_COLUMNS}, shared.*
    from candidates join jobs on jobs.id = job_id
    cross join lateral (
      select
        array(
          select distinct name from unnest(jobs.skills) as name, source
          where skill_keys(array[name]) && skill_keys(source.skills) order by name
        ) as shared_skills,
        array(
          select name from unnest(jobs.exams) as name, source where name = any (source.exams)
        ) as shared_exams,
        (
          select govt_sector from source
          where govt_sector <> '' and govt_sector = jobs.govt_sector
        ) as shared_sector,
        (
          select place ->> 'city'
          from jsonb_array_elements(jobs.locations) as place, source, jsonb_array_elements(source.locations) as other
          where place ->> 'city' <> '' and place ->> 'city' = other ->> 'city' limit 1
        ) as shared_city,
        (
          select state from unnest(jobs.states) as state, source
          where state <> '' and state = any (source.states) limit 1
        ) as shared_state
    ) as shared
    where kind = (select kind from source) and closes_at > now()
    order by
      cardinality(shared_skills) * 4
        + cardinality(shared_exams) * 4
        + (shared_sector is not null)::integer * 4
        + case when shared_city is not null then 3 when shared_state is not null then 2 else 0 end
        desc,
      jobs.posted_at desc, jobs.id
    limit $2`,
    [id, limit],
  );
  return rows.map((row) => ({
    ...toJobListItem(row),
    shared: sharedFeatures({
      skill: row.shared_skills,
      exam: row.shared_exams,
      sector: [row.shared_sector],
      ...(row.shared_city ? { city: [row.shared_city] } : { state: [row.shared_state] }),
    }),
  }));
}

/** The newest open jobs of the same kind. */
export async function findNewestJobs(
  database: Queryable,
  { id, limit }: SimilarRequest,
): Promise<SimilarJob[]> {
  const rows = await database.query<JobListRow>(
    `select ${JOB_LIST_COLUMNS} from jobs
    where kind = (select kind from jobs where id = $1) and closes_at > now() and id <> $1
    order by posted_at desc, id desc
    limit $2`,
    [id, limit],
  );
  return rows.map((row) => ({ ...toJobListItem(row), shared: [] }));
}
