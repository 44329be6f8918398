import type { Queryable } from '../../../database/database';
import type { LessonKey } from '../lessons.repository';
import { SITE_PARENT_ID } from '@sopaan/schemas/quizzes/quiz';
import { intervalsJson } from '../watched/intervals';
import type { LessonRow } from './lesson-content-record';
import { hasPassed } from './has-passed';
import { videoQuestionsJson } from '../questions/video-questions.repository';

/** Undefined if the course has no such lesson. For a guest `userId` is null. */
export async function findLesson(
  database: Queryable,
  { courseId, videoId, userId }: Omit<LessonKey, 'userId'> & { userId: string | null },
): Promise<LessonRow | undefined> {
  const [row] = await database.query<LessonRow>(
    `select
      courses.id as course_id, courses.name as course_name, courses.fee,
      chapter ->> 'title' as chapter_title, video ->> '_id' as video_id, video ->> 'title' as title,
      contents.kind, contents.html, contents.captions, contents.file_id,
      video_files.media_type, video_files.seconds, video_encodings.version_id as hls_version,
      contents.quiz_id, quizzes.type as quiz_type,
      case when quizzes.id is not null then coalesce(quizzes.institute_id, $4) end as quiz_institute,
      contents.challenge_id, challenges.type as challenge_type, challenges.title as challenge_title,
      exists (select from course_enrolments where course_id = $1 and user_id = $3) as is_enrolled,
      exists (
        select from finished_lessons where course_id = $1 and video_id = $2 and user_id = $3
      ) as is_completed,
      coalesce(position_seconds, 0) as position_seconds,
      ${intervalsJson('watched_lessons.watched')} as watched,
      ${hasPassed('$3')} as has_passed,
      ${videoQuestionsJson('$1', '$2', '$3')} as questions,
      exists (
        select from live_class_recordings join live_classes on live_classes.id = class_id
        where lesson_id = $2 and live_classes.course_id = $1
      ) as has_chat
     from courses
     cross join jsonb_array_elements(chapters) as chapters (chapter)
     cross join jsonb_array_elements(chapter -> 'videos') as videos (video)
     left join lesson_contents contents on contents.course_id = $1 and contents.video_id = $2
     left join video_files on video_files.id = contents.file_id
     left join video_encodings on video_encodings.id = contents.file_id
     left join quizzes on quizzes.id = contents.quiz_id
     left join challenges on challenges.id = contents.challenge_id
     left join watched_lessons
       on watched_lessons.course_id = $1 and watched_lessons.video_id = $2 and watched_lessons.user_id = $3
     where courses.id = $1 and video ->> '_id' = $2`,
    [courseId, videoId, userId, SITE_PARENT_ID],
  );
  return row;
}

interface LessonFileRow extends Record<string, unknown> {
  file_id: string;
  is_free: boolean;
  is_open: boolean;
}

/** The file of a lesson's video, and whether it may be read: by everybody if the course has no fee, otherwise by enrolled members. */
export async function findLessonFile(
  database: Queryable,
  { courseId, videoId, sessionId }: { courseId: string; videoId: string; sessionId: string | null },
): Promise<LessonFileRow | undefined> {
  const [row] = await database.query<LessonFileRow>(
    `select file_id, courses.fee = 0 as is_free, courses.fee = 0 or exists (
       select from sessions
       join users on users.id = sessions.user_id
       join course_enrolments on course_enrolments.user_id = users.id
       where sessions.id = $3 and expires_at > now() and is_active
         and course_enrolments.course_id = $1
     ) as is_open
     from lesson_contents join courses on courses.id = course_id
     where course_id = $1 and video_id = $2 and file_id is not null`,
    [courseId, videoId, sessionId],
  );
  return row;
}
