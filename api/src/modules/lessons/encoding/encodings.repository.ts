import type { Database, Queryable } from '../../../database/database';
import { hasCome } from '../../../database/has-come';
import { claimJobs } from '../../../queue/claim-jobs';
import type { Job } from '../../../queue/queue';

/** How long a claim lasts without renewal. */
export const LEASE_SECONDS = 60;
/** The longest delay before another attempt. */
export const MAX_RETRY_DELAY_SECONDS = 300;

/** Key of the advisory lock under which servers claim a video, so that two never encode at the same time. */
const CLAIM_LOCK = 4_127_011;

const isLeased = (table: string) =>
  `(${table}.lease_until is not null and not ${hasCome(`${table}.lease_until`, MAX_RETRY_DELAY_SECONDS)})`;

/** Queues the videos of lessons that were never queued. */
export async function queueNewVideos(database: Queryable): Promise<void> {
  await database.query(
    `insert into video_encodings (id)
     select distinct file_id from lesson_contents
     where file_id is not null
       and not exists (select from video_encodings where id = lesson_contents.file_id)
     on conflict do nothing`,
  );
}

/** Claims the video that has waited longest, unless one is being encoded. */
export function claimEncoding(database: Database): Promise<Job[]> {
  return database.transaction(async (transaction) => {
    const [lock] = await transaction.query<{ taken: boolean }>(
      'select pg_try_advisory_xact_lock($1) as taken',
      [CLAIM_LOCK],
    );
    if (!lock?.taken) return [];
    return claimJobs(
      transaction,
      {
        name: 'video_encodings',
        leaseColumn: 'lease_until',
        leaseSeconds: LEASE_SECONDS,
        dueCondition: `status in ('waiting', 'encoding') and not ${isLeased('video_encodings')}
          and not exists (
            select from video_encodings others
            where others.status = 'encoding' and ${isLeased('others')}
          )`,
        order: 'queued_at, video_encodings.id',
        changes: `status = 'encoding', percent = 0`,
        columns: 'video_encodings.id, attempts',
      },
      1,
    );
  });
}

const CURRENT_CLAIM = `id = $1 and attempts = $2 and status = 'encoding'`;

/** Returns false if the claim was lost or the video deleted. */
export async function renewEncoding(
  database: Queryable,
  { id, attempts }: Job,
  percent: number,
): Promise<boolean> {
  const renewed = await database.query(
    `update video_encodings set percent = $3, lease_until = now() + make_interval(secs => $4)
     where ${CURRENT_CLAIM} returning id`,
    [id, attempts, percent, LEASE_SECONDS],
  );
  return renewed.length > 0;
}

export async function completeEncoding(
  database: Queryable,
  { id, attempts }: Job,
  version: string,
): Promise<void> {
  await database.query(
    `update video_encodings set status = 'ready', version_id = $3, percent = 100, error = null,
       lease_until = null
     where ${CURRENT_CLAIM}`,
    [id, attempts, version],
  );
}

/** There is no further attempt if `retryInSeconds` is null. */
export async function failEncoding(
  database: Queryable,
  { id, attempts }: Job,
  { reason, retryInSeconds }: { reason: string; retryInSeconds: number | null },
): Promise<void> {
  await database.query(
    `update video_encodings set error = $3, percent = 0,
       status = case when $4::double precision is null then 'failed' else 'waiting' end,
       lease_until = now() + make_interval(secs => $4)
     where ${CURRENT_CLAIM}`,
    [id, attempts, reason, retryInSeconds],
  );
}

/** Returns the video to the queue at once, without counting the attempt. */
export async function releaseEncoding(database: Queryable, { id, attempts }: Job): Promise<void> {
  await database.query(
    `update video_encodings set status = 'waiting', attempts = attempts - 1, percent = 0,
       lease_until = null
     where ${CURRENT_CLAIM}`,
    [id, attempts],
  );
}

/** Encodes the video of a lesson again. False if there is no such lesson with a video. */
export async function repeatEncoding(
  database: Queryable,
  { courseId, videoId }: { courseId: string; videoId: string },
): Promise<boolean> {
  const queued = await database.query(
    `insert into video_encodings (id)
     select file_id from lesson_contents
     where course_id = $1 and video_id = $2 and file_id is not null
     on conflict (id) do update set
       status = 'waiting', attempts = 0, percent = 0, error = null, lease_until = null,
       queued_at = now()
     returning id`,
    [courseId, videoId],
  );
  return queued.length > 0;
}

export interface EncodingRow extends Record<string, unknown> {
  course_id: string;
  video_id: string;
  title: string;
  /** Null if the video is sent without being encoded. */
  status: 'waiting' | 'encoding' | 'ready' | 'failed' | null;
  percent: number;
  error: string | null;
}

/** The videos of all lessons in the order of the courses. */
export function findEncodings(database: Queryable): Promise<EncodingRow[]> {
  return database.query<EncodingRow>(
    `select contents.course_id, contents.video_id, coalesce(video ->> 'title', '') as title,
       status, coalesce(percent, 0) as percent, error
     from courses
     cross join jsonb_array_elements(chapters) with ordinality as chapters (chapter, chapter_position)
     cross join jsonb_array_elements(chapter -> 'videos') with ordinality as videos (video, position)
     join lesson_contents contents
       on contents.course_id = courses.id and contents.video_id = video ->> '_id'
     left join video_encodings on video_encodings.id = contents.file_id
     where contents.file_id is not null
     order by courses.id, chapter_position, position`,
  );
}
