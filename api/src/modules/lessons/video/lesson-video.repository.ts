import type { Captions } from '@sopaan/schemas/courses/lesson-content';
import type { Queryable } from '../../../database/database';

interface LessonVideo {
  courseId: string;
  videoId: string;
  fileId: string;
  /** If undefined, the stored captions are kept. */
  captions: readonly Captions[] | undefined;
}

interface CourseRow {
  name: string;
  chapters: Array<{ _id: string; title: string; videos: Array<{ _id: string; title: string }> }>;
}

/** Undefined if there is no such course. */
export async function lockCourseForUpload(
  transaction: Queryable,
  courseId: string,
): Promise<CourseRow | undefined> {
  const [row] = await transaction.query<CourseRow>(
    'select name, chapters from courses where id = $1 for no key update',
    [courseId],
  );
  return row;
}

/** Replaces the content of the lesson. */
export async function setLessonVideo(
  transaction: Queryable,
  { courseId, videoId, fileId, captions }: LessonVideo,
): Promise<void> {
  await transaction.query(
    `insert into lesson_contents (course_id, video_id, kind, file_id, captions)
     values ($1, $2, 'video', $3, coalesce($4::jsonb, '[]'))
     on conflict (course_id, video_id) do update set
       kind = 'video', file_id = excluded.file_id, html = '', quiz_id = null, challenge_id = null,
       captions = coalesce($4::jsonb, lesson_contents.captions), updated_at = now()`,
    [courseId, videoId, fileId, captions === undefined ? null : JSON.stringify(captions)],
  );
}

/** Adds a lesson at the end of a chapter. */
export async function addLesson(
  transaction: Queryable,
  courseId: string,
  { chapter, videoId, title }: { chapter: number; videoId: string; title: string },
): Promise<void> {
  const video = JSON.stringify([{ _id: videoId, title, seconds: null }]);
  await transaction.query(
    `update courses set updated_at = now(), chapters = jsonb_set(
       chapters, array[$2::text, 'videos'], (chapters -> $2::int -> 'videos') || $3::jsonb
     ) where id = $1`,
    [courseId, chapter, video],
  );
}

/** Adds an empty chapter to a course that has none. */
export async function addFirstChapter(
  transaction: Queryable,
  courseId: string,
  title: string,
): Promise<void> {
  const chapters = JSON.stringify([{ _id: `${courseId}-c1`, title, videos: [] }]);
  await transaction.query('update courses set chapters = $2::jsonb where id = $1', [
    courseId,
    chapters,
  ]);
}

/** Sets the length of the lesson in the course. */
export async function setLessonSeconds(
  transaction: Queryable,
  courseId: string,
  { videoId, seconds }: { videoId: string; seconds: number },
): Promise<void> {
  await transaction.query(
    `update courses set updated_at = now(), chapters = (
       select jsonb_agg(jsonb_set(chapter, '{videos}', (
         select coalesce(jsonb_agg(
           case when video ->> '_id' = $2 then jsonb_set(video, '{seconds}', to_jsonb($3::integer)) else video end
           order by video_position
         ), '[]')
         from jsonb_array_elements(chapter -> 'videos') with ordinality as videos (video, video_position)
       )) order by chapter_position)
       from jsonb_array_elements(chapters) with ordinality as chapters (chapter, chapter_position)
     ) where id = $1`,
    [courseId, videoId, Math.round(seconds)],
  );
}
