import type { CourseLessons } from '@sopaan/schemas/courses/lesson-content';
import type { Queryable } from '../../../database/database';
import { joinProgress } from '../lesson-progress';
import { toCourseLessons, type CourseLessonsRow } from './lesson-list-record';

/** Once this many members have finished a lesson, the median of their times is its estimated duration. */
const MIN_LEARNERS = 20;

/** Longer times are ignored: the member was probably interrupted. */
const MAX_HOURS = 3;

/**
 * The lessons of a course, and whether the member has finished each; for a guest `userId` is null. A video has the length of its file, and
 * none until a file was uploaded.
 */
export async function findCourseLessons(
  database: Queryable,
  courseId: string,
  userId: string | null,
): Promise<CourseLessons | undefined> {
  const [row] = await database.query<CourseLessonsRow>(
    `select
      courses.id, courses.name, courses.fee, courses.certificate, courses.like_count,
      exists (select from course_enrolments where course_id = courses.id and user_id = $2) as is_enrolled,
      chapters.list as chapters, chapters.unfinished_seconds, chapters.is_from_learners,
      progress.*
     from courses
     ${joinProgress('$2')}
     cross join lateral (
       with taken as (
         select finished.video_id,
           percentile_cont(0.5) within group (
             order by extract(epoch from finished.finished_at - watched.started_at)
           ) as seconds
         from finished_lessons finished
         join watched_lessons watched using (user_id, course_id, video_id)
         where finished.course_id = courses.id
           and finished.finished_at between watched.started_at
             and watched.started_at + make_interval(hours => $4)
         group by finished.video_id having count(*) >= $3
       ),
       lessons as (
         select
           chapter, chapter_position, video_position, video,
           coalesce(lesson_contents.kind, 'video') as kind,
           case
             when coalesce(lesson_contents.kind, 'video') = 'video' then round(video_files.seconds)
             else (video ->> 'seconds')::numeric
           end as seconds,
           finished.video_id is not null as is_completed,
           taken.seconds as taken_seconds
         from jsonb_array_elements(courses.chapters) with ordinality as chapters (chapter, chapter_position)
         left join lateral jsonb_array_elements(chapter -> 'videos') with ordinality
           as videos (video, video_position) on true
         left join lesson_contents
           on lesson_contents.course_id = courses.id and lesson_contents.video_id = video ->> '_id'
         left join video_files on video_files.id = lesson_contents.file_id
         left join finished_lessons finished
           on finished.course_id = courses.id and finished.user_id = $2
           and finished.video_id = video ->> '_id'
         left join taken on taken.video_id = video ->> '_id'
       )
       select
         (select coalesce(jsonb_agg(grouped.chapter order by grouped.chapter_position), '[]') from (
           select chapter_position, jsonb_build_object(
             '_id', chapter ->> '_id',
             'title', coalesce(chapter ->> 'title', ''),
             'lessons', coalesce(jsonb_agg(jsonb_build_object(
               '_id', video ->> '_id',
               'title', coalesce(video ->> 'title', ''),
               'kind', kind,
               'seconds', seconds,
               'completed', is_completed
             ) order by video_position) filter (where video is not null), '[]')
           ) as chapter
           from lessons group by chapter_position, chapter
         ) as grouped) as list,
         coalesce(sum(coalesce(taken_seconds, seconds))
           filter (where not is_completed), 0)::float8 as unfinished_seconds,
         coalesce(bool_and(taken_seconds is not null)
           filter (where not is_completed and video is not null), false) as is_from_learners
       from lessons
     ) as chapters
     where courses.id = $1`,
    [courseId, userId, MIN_LEARNERS, MAX_HOURS],
  );
  return row && toCourseLessons(row);
}
