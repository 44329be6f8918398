import type { CourseProgress } from '@sopaan/schemas/courses/lesson';

export interface ProgressRow {
  completed_lessons: number;
  total_lessons: number;
  progress_percent: number;
  next_video_id: string | null;
  next_video_title: string | null;
}

/**
 * A lateral join for queries from `courses`: the columns of `ProgressRow` for the user whose id is the parameter. Lessons are
 * in the order of the course; finished lessons that the course no longer has do not count.
 */
export const joinProgress = (userId: string) => `
  cross join lateral (
    select
      count(finished.video_id)::integer as completed_lessons,
      count(*)::integer as total_lessons,
      coalesce(count(finished.video_id) * 100 / nullif(count(*), 0), 0)::integer as progress_percent,
      (array_agg(video ->> '_id' order by chapter_position, video_position)
        filter (where finished.video_id is null))[1] as next_video_id,
      (array_agg(video ->> 'title' order by chapter_position, video_position)
        filter (where finished.video_id is null))[1] as next_video_title
    from jsonb_array_elements(courses.chapters) with ordinality as chapters (chapter, chapter_position)
    cross join jsonb_array_elements(chapter -> 'videos') with ordinality as videos (video, video_position)
    left join finished_lessons finished
      on finished.user_id = ${userId} and finished.course_id = courses.id
      and finished.video_id = video ->> '_id'
  ) as progress`;

export function toProgress(row: ProgressRow): CourseProgress {
  return {
    completedLessons: row.completed_lessons,
    totalLessons: row.total_lessons,
    progressPercent: row.progress_percent,
    nextVideoId: row.next_video_id,
  };
}
