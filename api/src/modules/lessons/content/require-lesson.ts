import type { Queryable } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import type { LessonRow } from './lesson-content-record';
import { findLesson } from './lesson-content.repository';

interface LessonRequest {
  courseId: string;
  videoId: string;
  /** Null for a guest. */
  userId: string | null;
}

/** Throws if there is no such lesson, or if the member may not see it: lessons of a course with a fee are for enrolled members only. */
export async function requireLesson(database: Queryable, key: LessonRequest): Promise<LessonRow> {
  const lesson = await findLesson(database, key);
  if (!lesson) throw new ApiError('NOT_FOUND');
  if (lesson.fee > 0 && !lesson.is_enrolled) throw new ApiError('FORBIDDEN');
  return lesson;
}
