import { randomUUID } from 'node:crypto';
import type {
  Application,
  ApplicationKind,
  ApplicationListItem,
} from '@sopaan/schemas/application';
import type { Queryable } from '../../plugins/database';
import { Conditions } from '../../search/conditions';
import { pageSize, toPage, type PageRequest } from '../../search/page';
import {
  APPLICATION_COLUMNS,
  JOB_COLUMN,
  readApplication,
  readOwnApplication,
  type HandedIn,
} from './application-record';

/** One clock for all servers, read after any wait for a lock. */
const NOW = 'clock_timestamp()';

interface JobForApplying extends Record<string, unknown> {
  kind: string;
  isOpen: boolean;
  officialUrl: string;
}

/** Waits until nobody else changes the number of its applications. */
export async function lockJob(
  transaction: Queryable,
  jobId: string,
): Promise<JobForApplying | undefined> {
  await transaction.query('select id from jobs where id = $1 for no key update', [jobId]);
  const [job] = await transaction.query<JobForApplying>(
    `select kind, closes_at > ${NOW} as "isOpen", official_url as "officialUrl"
     from jobs where id = $1`,
    [jobId],
  );
  return job;
}

export async function jobExists(database: Queryable, jobId: string): Promise<boolean> {
  return (await database.query('select id from jobs where id = $1', [jobId])).length > 0;
}

export async function findApplication(
  database: Queryable,
  { jobId, userId }: { jobId: string; userId: string },
): Promise<Application | null> {
  const [row] = await database.query(
    `select ${APPLICATION_COLUMNS}
     from job_applications join jobs on jobs.id = job_id
     where job_id = $1 and user_id = $2`,
    [jobId, userId],
  );
  return row ? readApplication(row) : null;
}

/** Stores a first application, or a new one in the place of one that was withdrawn. */
export async function storeApplication(
  transaction: Queryable,
  { jobId, userId, via }: { jobId: string; userId: string; via: string },
  { note, sent }: HandedIn,
): Promise<string> {
  const [stored] = await transaction.query<{ id: string }>(
    `insert into job_applications (id, job_id, user_id, via, status, submitted_at, note, sent)
     values ($1, $2, $3, $4, 'submitted', ${NOW}, $5, $6)
     on conflict (job_id, user_id) do update set
       via = excluded.via, status = excluded.status, submitted_at = excluded.submitted_at,
       note = excluded.note, sent = excluded.sent
     returning id`,
    [randomUUID(), jobId, userId, via, note, sent && JSON.stringify(sent)],
  );
  if (!stored) throw new Error('the application was not returned');
  await transaction.query(
    `insert into job_application_steps (application_id, position, status, at, note, sent)
     select $1, (select count(*) from job_application_steps where application_id = $1),
       status, submitted_at, note, sent
     from job_applications where id = $1`,
    [stored.id],
  );
  return stored.id;
}

export async function markWithdrawn(transaction: Queryable, applicationId: string): Promise<void> {
  await transaction.query(`update job_applications set status = 'withdrawn' where id = $1`, [
    applicationId,
  ]);
  await transaction.query(
    `insert into job_application_steps (application_id, position, status, at)
     select $1, count(*), 'withdrawn', ${NOW}
     from job_application_steps where application_id = $1`,
    [applicationId],
  );
}

export async function countApplied(
  transaction: Queryable,
  jobId: string,
  change: 1 | -1,
): Promise<void> {
  await transaction.query(
    'update jobs set applied_count = greatest(applied_count + $2, 0) where id = $1',
    [jobId, change],
  );
}

interface OwnRow extends Record<string, unknown> {
  cursor_key: string[];
}

export async function findOwnApplications(
  database: Queryable,
  userId: string,
  { kind, ...page }: PageRequest & { kind?: ApplicationKind | undefined },
): Promise<{ items: ApplicationListItem[]; nextCursor: string | null }> {
  const size = pageSize(page);
  const conditions = new Conditions();
  conditions.equal('user_id', userId);
  conditions.equal('jobs.kind', kind);
  conditions.after(
    page.cursor,
    [
      ['submitted_at', 'timestamptz'],
      ['job_applications.id', 'text'],
    ],
    'desc',
  );
  const limit = conditions.bind(size + 1);
  const rows = await database.query<OwnRow>(
    `select ${APPLICATION_COLUMNS}, ${JOB_COLUMN},
       array[submitted_at::text, job_applications.id] as cursor_key
     from job_applications join jobs on jobs.id = job_id
     ${conditions.where}
     order by submitted_at desc, job_applications.id desc
     limit ${limit}`,
    conditions.values,
  );
  return toPage(rows, size, readOwnApplication);
}
