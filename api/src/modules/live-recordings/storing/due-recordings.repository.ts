import type { Queryable } from '../../../database/database';
import { claimJobs } from '../../../queue/claim-jobs';
import type { Job } from '../../../queue/queue';
import { CLASS_STATE } from '../../live-classes/class-state';

export const LEASE_SECONDS = 60;

/** A recording that is in progress, or has ended and is to be stored. */
export interface DueRecording extends Job {
  class_id: string;
}

export function claimDueRecordings(database: Queryable, count: number): Promise<DueRecording[]> {
  return claimJobs<DueRecording>(
    database,
    {
      name: 'live_class_recordings',
      leaseColumn: 'next_attempt_at',
      leaseSeconds: LEASE_SECONDS,
      dueCondition: 'next_attempt_at <= now()',
      order: 'next_attempt_at',
      columns: 'live_class_recordings.id, class_id, attempts',
    },
    count,
  );
}

/** Returns false if another process has claimed the recording in the meantime, or it was deleted. */
export async function renewClaim(database: Queryable, { id, attempts }: Job): Promise<boolean> {
  const rows = await database.query(
    `update live_class_recordings set next_attempt_at = now() + make_interval(secs => $3)
     where id = $1 and attempts = $2 returning id`,
    [id, attempts, LEASE_SECONDS],
  );
  return rows.length > 0;
}

export interface RecordedClassRow {
  title: string;
  course_id: string | null;
  is_live: boolean;
  started_at: Date;
  has_ended: boolean;
  /** Whether the lesson of the recording exists already. */
  is_stored: boolean;
}

export async function findRecordedClass(
  database: Queryable,
  id: string,
): Promise<RecordedClassRow | undefined> {
  const [row] = await database.query<RecordedClassRow & Record<string, unknown>>(
    `select title, live_classes.course_id, ${CLASS_STATE} = 'live' as is_live,
       recordings.started_at, recordings.ended_at is not null as has_ended,
       exists (
         select from lesson_contents contents
         where contents.course_id = live_classes.course_id and contents.video_id = recordings.id::text
       ) as is_stored
     from live_class_recordings recordings join live_classes on live_classes.id = class_id
     where recordings.id = $1`,
    [id],
  );
  return row;
}

/** Releases a recording that is still in progress, to be checked again after `seconds`. */
export async function checkAgain(
  database: Queryable,
  { id, attempts }: Job,
  seconds: number,
): Promise<void> {
  await database.query(
    `update live_class_recordings
     set next_attempt_at = now() + make_interval(secs => $3), attempts = 0
     where id = $1 and attempts = $2`,
    [id, attempts, seconds],
  );
}

export async function setStored(
  database: Queryable,
  { id, attempts }: Job,
  lessonId: string,
): Promise<void> {
  await database.query(
    `update live_class_recordings set lesson_id = $3, failure = null, next_attempt_at = null
     where id = $1 and attempts = $2`,
    [id, attempts, lessonId],
  );
}

/** There is no further attempt if `retryInSeconds` is null. */
export async function setFailed(
  database: Queryable,
  { id, attempts }: Job,
  { failure, retryInSeconds }: { failure: string; retryInSeconds: number | null },
): Promise<void> {
  await database.query(
    `update live_class_recordings
     set failure = $3, next_attempt_at = now() + make_interval(secs => $4)
     where id = $1 and attempts = $2`,
    [id, attempts, failure, retryInSeconds],
  );
}
