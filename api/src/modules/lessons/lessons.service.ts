import type { CourseProgress } from '@sopaan/schemas/courses/lesson';
import type { Database } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { lockAccountForShare } from '../accounts/users/users.repository';
import {
  addFinishedLesson,
  findLessonAccess,
  findProgress,
  type LessonKey,
} from './lessons.repository';

const NOT_ENROLLED = 'Enrol in the course first.';

/** Idempotent. */
export function finishLesson(database: Database, key: LessonKey): Promise<CourseProgress> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, key.userId);
    const lesson = await findLessonAccess(transaction, key);
    if (!lesson?.exists) throw new ApiError('NOT_FOUND');
    if (!lesson.is_enrolled) throw new ApiError('FORBIDDEN', { message: NOT_ENROLLED });
    await addFinishedLesson(transaction, key);
    const progress = await findProgress(transaction, key);
    if (!progress) throw new ApiError('NOT_FOUND');
    return progress;
  });
}
