import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';

/** Stores a finished lesson, watched intervals, a note and a certificate; `mark` is a text of the member. */
export async function addStoredLessons(
  database: Queryable,
  { userId, courseId, mark }: { userId: string; courseId: string; mark: string },
): Promise<void> {
  const lesson = { user_id: userId, course_id: courseId, video_id: 'video-1' };
  await insertRow(database, 'finished_lessons', lesson);
  await insertRow(database, 'watched_lessons', {
    ...lesson,
    watched: '{[0,5)}',
    position_seconds: 5,
  });
  await database.query(
    `insert into video_questions (course_id, video_id, question_id, at_seconds, body, options, correct_option)
     values ($1, 'video-1', 'q1', 5, 'Why?', '["So", "Not"]', 0) on conflict do nothing`,
    [courseId],
  );
  await insertRow(database, 'video_answers', { ...lesson, question_id: 'q1', chosen_option: 1 });
  await database.query(
    `insert into lesson_notes (user_id, id, course_id, video_id, at_seconds, body)
     values ($1, gen_random_uuid(), $2, 'video-1', 5, $3)`,
    [userId, courseId, mark],
  );
  await insertRow(database, 'certificates', {
    code: `certificate-of-${userId}`,
    user_id: userId,
    course_id: courseId,
    name: mark,
    course_name: 'Web dev basics',
  });
}

/** The parts of an export that contain these rows. */
export function exportedLessons(mark: string, time: unknown) {
  const lesson = { course: 'Web dev basics', lesson: '' };
  return {
    finishedLessons: [{ ...lesson, finishedAt: time }],
    watchedLessons: [{ ...lesson, watchedSeconds: [[0, 5]], positionSeconds: 5, watchedAt: time }],
    videoAnswers: [{ ...lesson, question: 'Why?', answer: 'Not', answeredAt: time }],
    lessonNotes: [{ ...lesson, atSeconds: 5, text: mark, changedAt: time }],
    certificates: [
      {
        course: 'Web dev basics',
        quiz: null,
        score: null,
        total: null,
        reissuedAt: null,
        code: expect.stringContaining('certificate-of-'),
        name: mark,
        issuedAt: time,
        withdrawnAt: null,
      },
    ],
  };
}
