import { WATCHED_PERCENT } from '@sopaan/schemas/courses/lesson-content';
import type { Queryable } from '../../../database/database';
import type { LessonKey } from '../lessons.repository';
import { intervalsJson, toMultirange } from './intervals';

interface Report {
  intervals: ReadonlyArray<readonly number[]>;
  /** If undefined, the stored value is kept. */
  positionSeconds: number | undefined;
}

interface WatchedRow {
  watched: number[][];
  is_watched: boolean;
}

/** Adds intervals to those watched before, limited to the length of the video. Returns the union; undefined if the lesson has no video. */
export async function addWatched(
  transaction: Queryable,
  { courseId, videoId, userId }: LessonKey,
  { intervals, positionSeconds }: Report,
): Promise<WatchedRow | undefined> {
  const [row] = await transaction.query<WatchedRow>(
    `with video as (
       select seconds from lesson_contents join video_files on video_files.id = file_id
       where course_id = $2 and video_id = $3
     ),
     report as (
       select seconds, $4::nummultirange * nummultirange(numrange(0, seconds)) as watched,
         least($5::numeric, seconds) as position_seconds
       from video
     ),
     stored as (
       insert into watched_lessons (user_id, course_id, video_id, watched, position_seconds)
       select $1, $2, $3, watched, coalesce(position_seconds, 0) from report
       on conflict (user_id, course_id, video_id) do update set
         watched = watched_lessons.watched + excluded.watched,
         position_seconds =
           case when $5::numeric is null then watched_lessons.position_seconds else excluded.position_seconds end,
         updated_at = now()
       returning watched
     )
     select ${intervalsJson('stored.watched')} as watched,
       (select coalesce(sum(upper(part) - lower(part)), 0) from unnest(stored.watched) as part) * 100
         >= seconds * ${WATCHED_PERCENT} as is_watched
     from stored, video`,
    [userId, courseId, videoId, toMultirange(intervals), positionSeconds ?? null],
  );
  return row;
}
