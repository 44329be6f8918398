import type { Job, JobListItem } from '@sopaan/schemas/job';
import type { Queryable } from '../../plugins/database';
import { cappedCount } from '../../search/capped-count';
import { pageSize, toPage, type PageRequest } from '../../search/page';
import { jobConditions } from './job-conditions';
import type { JobFilter } from './job-filter';
import { toJob, toJobListItem, type JobListRow, type JobRow } from './job-record';

const IS_OPEN = 'closes_at > now() as is_open';

interface JobPage {
  items: JobListItem[];
  nextCursor: string | null;
  total: number;
  totalIsCapped: boolean;
}

export async function findJobs(
  database: Queryable,
  filter: JobFilter,
  page: PageRequest,
): Promise<JobPage> {
  const size = pageSize(page);
  const conditions = jobConditions(filter);
  const count = await cappedCount(database, 'jobs', conditions.where, conditions.values);
  conditions.after(
    page.cursor,
    [
      ['posted_at', 'timestamptz'],
      ['id', 'text'],
    ],
    'desc',
  );
  const limit = conditions.bind(size + 1);
  const rows = await database.query<JobListRow>(
    `select
      id, kind, title, department, summary, job_types, work_mode, career_stages, locations,
      salary_min, salary_max, currency, salary_period, organization, openings, applied_count,
      posted_at, closes_at, ${IS_OPEN}, array[posted_at::text, id] as cursor_key
    from jobs ${conditions.where}
    order by posted_at desc, id desc
    limit ${limit}`,
    conditions.values,
  );
  return { ...toPage(rows, size, toJobListItem), ...count };
}

export async function findJob(database: Queryable, id: string): Promise<Job | undefined> {
  const [row] = await database.query<JobRow>(`select jobs.*, ${IS_OPEN} from jobs where id = $1`, [
    id,
  ]);
  return row && toJob(row);
}
