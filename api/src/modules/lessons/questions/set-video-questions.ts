import type { NewVideoQuestion } from '@sopaan/schemas/courses/video-question';
import type { Database } from '../../../database/database';
import type { LessonKey } from '../lessons.repository';
import { replaceQuestions } from './video-questions.repository';

/** Replaces the questions of a video and deletes the answers to the previous ones. Throws if the course has no such lesson with a video. */
export async function setVideoQuestions(
  database: Database,
  key: Pick<LessonKey, 'courseId' | 'videoId'>,
  questions: readonly NewVideoQuestion[],
): Promise<void> {
  const isStored = await database.transaction((transaction) =>
    replaceQuestions(transaction, key, questions),
  );
  if (!isStored)
    throw new Error(`The course ${key.courseId} has no lesson ${key.videoId} with a video.`);
}
