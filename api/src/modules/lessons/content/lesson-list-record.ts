import type { CourseLessons } from '@sopaan/schemas/courses/lesson-content';
import { toProgress, type ProgressRow } from '../lesson-progress';

export interface CourseLessonsRow extends ProgressRow {
  id: string;
  name: string;
  fee: number;
  certificate: boolean;
  like_count: number;
  is_enrolled: boolean;
  chapters: CourseLessons['chapters'];
  unfinished_seconds: number;
  is_from_learners: boolean;
}

export function toCourseLessons(row: CourseLessonsRow): CourseLessons {
  return {
    courseId: row.id,
    coursename: row.name,
    fee: row.fee,
    enrolled: row.is_enrolled,
    certificate: row.certificate,
    likes: row.like_count,
    chapters: row.chapters,
    progress: toProgress(row),
    effort: {
      minutes: Math.ceil(row.unfinished_seconds / 60),
      source: row.is_from_learners ? 'learners' : 'lengths',
    },
  };
}
