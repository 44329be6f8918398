import type { CourseProgress } from '@sopaan/schemas/courses/lesson';
import type { Database } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { lockAccountForShare } from '../accounts/users/users.repository';
import { earnCoins } from '../coins/coins.service';
import { lessonSubject } from '../coins/lesson-subject';
import {
  addFinishedLesson,
  findLessonAccess,
  findProgress,
  type LessonKey,
} from './lessons.repository';

const NOT_ENROLLED = 'Enrol in the course first.';

/** Idempotent. The first time earns coins. */
export function finishLesson(database: Database, key: LessonKey): Promise<CourseProgress> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, key.userId);
    const lesson = await findLessonAccess(transaction, key);
    if (!lesson?.exists) throw new ApiError('NOT_FOUND');
    if (!lesson.is_enrolled) throw new ApiError('FORBIDDEN', { message: NOT_ENROLLED });
    const isFirst = await addFinishedLesson(transaction, key);
    if (isFirst) {
      const { userId } = key;
      await earnCoins(transaction, { userId, reason: 'lesson', subject: lessonSubject(key) });
    }
    const progress = await findProgress(transaction, key);
    if (!progress) throw new ApiError('NOT_FOUND');
    return progress;
  });
}
