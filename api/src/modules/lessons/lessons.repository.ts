import type { CourseProgress } from '@sopaan/schemas/courses/lesson';
import type { Queryable } from '../../database/database';
import { joinProgress, toProgress, type ProgressRow } from './lesson-progress';

export interface LessonKey {
  courseId: string;
  videoId: string;
  userId: string;
}

interface LessonAccessRow {
  exists: boolean;
  is_enrolled: boolean;
}

/** Whether the course has the video, and whether the member is enrolled in the course. */
export async function findLessonAccess(
  database: Queryable,
  { courseId, videoId, userId }: LessonKey,
): Promise<LessonAccessRow | undefined> {
  const [row] = await database.query<LessonAccessRow>(
    `select
      jsonb_path_exists(chapters, '$[*].videos[*]._id ? (@ == $id)', jsonb_build_object('id', $2::text)) as exists,
      exists (select from course_enrolments where course_id = $1 and user_id = $3) as is_enrolled
     from courses where id = $1`,
    [courseId, videoId, userId],
  );
  return row;
}

/** Idempotent: the time of the first finish stays. Returns false if the lesson was finished before. */
export async function addFinishedLesson(
  transaction: Queryable,
  { courseId, videoId, userId }: LessonKey,
): Promise<boolean> {
  const added = await transaction.query(
    `insert into finished_lessons (user_id, course_id, video_id) values ($1, $2, $3)
     on conflict do nothing
     returning video_id`,
    [userId, courseId, videoId],
  );
  return added.length > 0;
}

export async function findProgress(
  database: Queryable,
  { courseId, userId }: Omit<LessonKey, 'videoId'>,
): Promise<CourseProgress | undefined> {
  const [row] = await database.query<ProgressRow>(
    `select progress.* from courses ${joinProgress('$2')} where courses.id = $1`,
    [courseId, userId],
  );
  return row && toProgress(row);
}
