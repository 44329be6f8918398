import { randomUUID } from 'node:crypto';
import type {
  Application,
  ApplicationKind,
  ApplicationListItem,
} from '@sopaan/schemas/jobs/application';
import type { Queryable } from '../../database/database';
import { Conditions } from '../../search/conditions';
import { findPage, type Page, type PageRequest } from '../../search/page';
import {
  APPLICATION_COLUMNS,
  JOB_COLUMNS,
  toApplication,
  toApplicationListItem,
  type ApplicationContent,
  type ApplicationRow,
} from './application-record';

/** The clock of the database, which all servers share. Unlike now(), it includes the time spent waiting for locks. */
const NOW = 'clock_timestamp()';

export interface JobRow {
  title: string;
  organization: string;
  is_open: boolean;
  kind: string;
  official_url: string;
}

/** Locks the job, so that concurrent changes of its application count run one after the other. */
export async function lockJob(transaction: Queryable, jobId: string): Promise<JobRow | undefined> {
  await transaction.query('select id from jobs where id = $1 for no key update', [jobId]);
  const [job] = await transaction.query<JobRow>(
    `select title, coalesce(organization ->> 'name', '') as organization,
       closes_at > ${NOW} as is_open, kind, official_url
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
  const [row] = await database.query<ApplicationRow>(
    `select ${APPLICATION_COLUMNS}
     from job_applications join jobs on jobs.id = job_id
     where job_id = $1 and user_id = $2`,
    [jobId, userId],
  );
  return row ? toApplication(row) : null;
}

export async function ownsApplication(
  database: Queryable,
  { applicationId, userId }: { applicationId: string; userId: string },
): Promise<boolean> {
  const found = await database.query(
    'select id from job_applications where id = $1 and user_id = $2',
    [applicationId, userId],
  );
  return found.length > 0;
}

/** Stores a first application, or replaces a withdrawn one. */
export async function storeApplication(
  transaction: Queryable,
  { jobId, userId, via }: { jobId: string; userId: string; via: string },
  { note, sent }: ApplicationContent,
): Promise<string> {
  const [application] = await transaction.query<{ id: string }>(
    `insert into job_applications (id, job_id, user_id, via, status, submitted_at, note, sent)
     values ($1, $2, $3, $4, 'submitted', ${NOW}, $5, $6)
     on conflict (job_id, user_id) do update set
       via = excluded.via, status = excluded.status, submitted_at = excluded.submitted_at,
       note = excluded.note, sent = excluded.sent
     returning id`,
    [randomUUID(), jobId, userId, via, note, sent && JSON.stringify(sent)],
  );
  if (!application) throw new Error('inserting the application returned no row');
  await transaction.query(
    `insert into job_application_steps (application_id, position, status, at, note, sent)
     select $1, (select count(*) from job_application_steps where application_id = $1),
       status, submitted_at, note, sent
     from job_applications where id = $1`,
    [application.id],
  );
  return application.id;
}

/** Changes the status, and adds it to the timeline. */
export async function changeStatus(
  transaction: Queryable,
  applicationId: string,
  status: string,
): Promise<void> {
  await transaction.query('update job_applications set status = $2 where id = $1', [
    applicationId,
    status,
  ]);
  await transaction.query(
    `insert into job_application_steps (application_id, position, status, at)
     select $1, count(*), $2, ${NOW}
     from job_application_steps where application_id = $1`,
    [applicationId, status],
  );
}

export interface ApplicationStatusRow {
  id: string;
  user_id: string;
  job_id: string;
  title: string;
  organization: string;
  status: string;
  submitted_at: Date;
}

/** The applications that were submitted here and not withdrawn, oldest first; with an `id`, only the application with this id. */
export function findSubmittedApplications(
  database: Queryable,
  id?: string,
): Promise<ApplicationStatusRow[]> {
  return database.query<ApplicationStatusRow & Record<string, unknown>>(
    `select application.id, application.user_id, job_id, title,
       coalesce(organization ->> 'name', '') as organization, application.status, submitted_at
     from job_applications application join jobs on jobs.id = job_id
     where via = 'sopaan' and application.status <> 'withdrawn'
       and ($1::text is null or application.id = $1)
     order by submitted_at, application.id`,
    [id ?? null],
  );
}

export async function changeAppliedCount(
  transaction: Queryable,
  jobId: string,
  change: 1 | -1,
): Promise<void> {
  await transaction.query(
    'update jobs set applied_count = greatest(applied_count + $2, 0) where id = $1',
    [jobId, change],
  );
}

export function findApplications(
  database: Queryable,
  userId: string,
  { kind, ...page }: PageRequest & { kind?: ApplicationKind | undefined },
): Promise<Page<ApplicationListItem>> {
  const conditions = new Conditions();
  conditions.equal('user_id', userId);
  conditions.equal('jobs.kind', kind);
  return findPage(database, page, {
    columns: `${APPLICATION_COLUMNS}, ${JOB_COLUMNS}`,
    from: 'job_applications join jobs on jobs.id = job_id',
    conditions,
    order: [
      ['submitted_at', 'timestamptz'],
      ['job_applications.id', 'text'],
    ],
    direction: 'desc',
    toItem: toApplicationListItem,
  });
}
