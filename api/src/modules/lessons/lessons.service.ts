import type { CourseProgress } from '@sopaan/schemas/courses/lesson';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import type { reportWatchedEndpoint, Watched } from '@sopaan/schemas/courses/lesson-content';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { lockAccountForShare } from '../accounts/users/users.repository';
import { earnCoins } from '../coins/coins.service';
import { lessonSubject } from '../coins/lesson-subject';
import {
  addFinishedLesson,
  findLessonAccess,
  findLessonsOf,
  findProgress,
  type LessonKey,
} from './lessons.repository';
import { addWatched } from './watched/watched.repository';

const NOT_ENROLLED = 'Enrol in the course first.';

/** The reasons why a lesson cannot be finished yet, by the kind of lesson. */
const NOT_FINISHED: Readonly<Record<string, string>> = {
  video: 'Watch the video first.',
  quiz: 'Pass the quiz first.',
  challenge: 'Solve the challenge first.',
};

/**
 * Idempotent. Finishing a lesson for the first time earns coins. A text can be finished at any time, other lessons once watched or passed.
 */
export function finishLesson(database: Database, key: LessonKey): Promise<CourseProgress> {
  return database.transaction(async (transaction) => {
    const { kind, is_finished, has_passed } = await lockLesson(transaction, key);
    if (!is_finished && !has_passed && kind !== 'text')
      throw new ApiError('CLOSED', { message: NOT_FINISHED[kind] ?? NOT_FINISHED.video });
    await finish(transaction, key);
    return readProgress(transaction, key);
  });
}

/** Idempotent; reports may arrive in any order. Finishes the lesson once enough of its video was watched. */
export function reportWatched(
  database: Database,
  key: LessonKey,
  report: Pick<RequestOf<typeof reportWatchedEndpoint>, 'intervals' | 'positionSeconds'>,
): Promise<Watched> {
  return database.transaction(async (transaction) => {
    const { is_finished } = await lockLesson(transaction, key);
    const { intervals, positionSeconds } = report;
    const stored = await addWatched(transaction, key, { intervals, positionSeconds });
    if (!stored) throw new ApiError('NOT_FOUND');
    const completed = is_finished || stored.is_watched;
    if (stored.is_watched && !is_finished) await finish(transaction, key);
    return { watched: stored.watched, completed, progress: await readProgress(transaction, key) };
  });
}

async function lockLesson(transaction: Queryable, key: LessonKey) {
  await lockAccountForShare(transaction, key.userId);
  const lesson = await findLessonAccess(transaction, key);
  if (!lesson?.exists) throw new ApiError('NOT_FOUND');
  if (!lesson.is_enrolled) throw new ApiError('FORBIDDEN', { message: NOT_ENROLLED });
  return lesson;
}

async function finish(transaction: Queryable, key: LessonKey): Promise<void> {
  const isFirst = await addFinishedLesson(transaction, key);
  if (!isFirst) return;
  const { userId } = key;
  await earnCoins(transaction, { userId, reason: 'lesson', subject: lessonSubject(key) });
}

async function readProgress(transaction: Queryable, key: LessonKey): Promise<CourseProgress> {
  const progress = await findProgress(transaction, key);
  if (!progress) throw new ApiError('NOT_FOUND');
  return progress;
}

/** Finishes the lessons that consist of the passed quiz or challenge, in the courses that the member is enrolled in. */
export async function finishLessonsOf(
  transaction: Queryable,
  userId: string,
  passed: { quizId: string } | { challengeId: string },
): Promise<void> {
  for (const key of await findLessonsOf(transaction, userId, passed))
    await finish(transaction, key);
}
