import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';
import { addInstitute } from '../../institutes/testing/institute';

/**
 * Stores the quiz `q1` of the institute `i1`; the correct options of its three questions are 0, 1 and 2. By default it has no
 * limit of attempts and no cool-down, and shows its answer key after each attempt.
 */
export async function addQuiz(
  database: Queryable,
  rules: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await addInstitute(database, { id: 'i1' });
  await insertRow(database, 'quizzes', {
    id: 'q1',
    institute_id: 'i1',
    type: 'quiz',
    title: 'Rivers of India',
    description: 'Ten minutes by the water.',
    attempts_max: null,
    cooldown_seconds: 0,
    key_shown: 'after_attempt',
    ...rules,
  });
  for (const [index, question] of ['First?', 'Second?', 'Third?'].entries()) {
    await insertRow(database, 'quiz_questions', {
      id: `q1-${index + 1}`,
      quiz_id: 'q1',
      position: index + 1,
      question,
      options: ['Ganga', 'Kaveri', 'Narmada'],
      correct_index: index,
    });
  }
}
