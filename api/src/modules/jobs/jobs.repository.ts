import type { Job } from '@sopaan/schemas/jobs/job';
import type { Queryable } from '../../database/database';
import { toJob, type JobRow } from './job-record';

export async function findJob(database: Queryable, id: string): Promise<Job | undefined> {
  const [row] = await database.query<JobRow>(
    'select jobs.*, closes_at > now() as is_open from jobs where id = $1',
    [id],
  );
  return row && toJob(row);
}
