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

/** Adds a question of each other kind to the quiz `q1`, with the ids `choices`, `number` and `ordering`. */
export async function addQuestionKinds(database: Queryable): Promise<void> {
  const questions = [
    {
      id: 'choices',
      kind: 'choices',
      format: 'markup',
      question: 'Which of `1`, `2`, `3` and `4` are prime?',
      options: ['One', 'Two', 'Three', 'Four'],
      correct_indexes: [1, 2],
      explanation: 'One has a single divisor.',
    },
    {
      id: 'number',
      kind: 'number',
      question: 'How long is the Ganga?',
      unit: 'km',
      options: [],
      correct_value: '2525.7',
      tolerance: '0.3',
      explanation: 'It is a little more than 2500.',
    },
    {
      id: 'ordering',
      kind: 'ordering',
      question: 'Order the cities from the source to the sea.',
      options: ['Patna', 'Haridwar', 'Kanpur'],
      correct_indexes: [1, 2, 0],
      explanation: 'Haridwar is in the mountains.',
    },
  ];
  for (const [index, question] of questions.entries()) {
    await insertRow(database, 'quiz_questions', {
      quiz_id: 'q1',
      position: index + 11,
      correct_index: null,
      ...question,
    });
  }
}
