import type { CourseProgress } from '@sopaan/schemas/courses/lesson';
import type { Queryable } from '../../database/database';
import { hasPassed } from './content/has-passed';
import { joinProgress, toProgress, type ProgressRow } from './lesson-progress';

export interface LessonKey {
  courseId: string;
  videoId: string;
  userId: string;
}

interface LessonAccessRow {
  exists: boolean;
  is_enrolled: boolean;
  kind: string;
  is_finished: boolean;
  /** Whether the member has passed the quiz or solved the challenge of the lesson. */
  has_passed: boolean;
}

/** Undefined if there is no such course. */
export async function findLessonAccess(
  database: Queryable,
  { courseId, videoId, userId }: LessonKey,
): Promise<LessonAccessRow | undefined> {
  const [row] = await database.query<LessonAccessRow>(
    `select
      jsonb_path_exists(chapters, '$[*].videos[*]._id ? (@ == $id)', jsonb_build_object('id', $2::text)) as exists,
      exists (select from course_enrolments where course_id = $1 and user_id = $3) as is_enrolled,
      exists (
        select from finished_lessons where course_id = $1 and video_id = $2 and user_id = $3
      ) as is_finished,
      coalesce(contents.kind, 'video') as kind,
      ${hasPassed('$3')} as has_passed
     from courses
     left join lesson_contents contents on contents.course_id = id and contents.video_id = $2
     where id = $1`,
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

/** The lessons that consist of this quiz or challenge, in the courses that the member is enrolled in. */
export async function findLessonsOf(
  database: Queryable,
  userId: string,
  passed: { quizId: string } | { challengeId: string },
): Promise<LessonKey[]> {
  const [column, id] =
    'quizId' in passed ? ['quiz_id', passed.quizId] : ['challenge_id', passed.challengeId];
  const rows = await database.query<{ course_id: string; video_id: string }>(
    `select course_id, video_id from lesson_contents join course_enrolments using (course_id)
     where user_id = $1 and ${column} = $2
     order by course_id, video_id`,
    [userId, id],
  );
  return rows.map((row) => ({ courseId: row.course_id, videoId: row.video_id, userId }));
}
