import { getQuizEndpoint } from '@sopaan/schemas/quizzes/quiz';
import {
  saveQuizAnswerEndpoint,
  startQuizAttemptEndpoint,
  submitQuizAttemptEndpoint,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import { insertRow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addQuiz } from './testing/quiz';

const api = testApp();
let token = '';

beforeAll(() => addQuiz(api.database));
beforeEach(async () => {
  ({ token } = await api.signUp());
});

const setRules = (columns: string) => api.database.query(`update quizzes set ${columns}`);
afterEach(() =>
  setRules(
    `is_open = false, question_count = null, attempts_max = null, cooldown_seconds = 0, key_shown = 'after_attempt'`,
  ),
);

const START = { quizId: 'q1', order: 'shuffled' } as const;
const start = () => api.call(startQuizAttemptEndpoint, START, token);
const submit = (attemptId: string) => api.call(submitQuizAttemptEndpoint, { attemptId }, token);
const readQuiz = (readerToken?: string) =>
  api.call(getQuizEndpoint, { type: ['quiz'], institute_id: 'i1', quiz_id: 'q1' }, readerToken);
const CORRECT_OPTIONS: Readonly<Record<string, string>> = {
  'q1-1': 'Ganga',
  'q1-2': 'Kaveri',
  'q1-3': 'Narmada',
};

test('[R6] shows the questions of the user’s running attempt to that user only', async () => {
  expect((await readQuiz(token)).quiz_questions).toEqual([]);
  const { questions } = await start();
  expect(questions).toHaveLength(3);
  expect((await readQuiz(token)).quiz_questions).toEqual(questions);
  expect((await readQuiz()).quiz_questions).toEqual([]);
  const otherPerson = await api.signUp();
  expect((await readQuiz(otherPerson.token)).quiz_questions).toEqual([]);
});

test('[R6] an open quiz shows its questions to everyone', async () => {
  await setRules('is_open = true');
  const { quiz_questions: questions } = await readQuiz();
  expect(questions.map(({ id }) => id)).toEqual(['q1-1', 'q1-2', 'q1-3']);
  expect(JSON.stringify(questions)).not.toContain('correct');
});

test('[R6] each attempt draws questions and shuffles options; answers are scored as displayed', async () => {
  for (let index = 4; index <= 12; index += 1) {
    await insertRow(api.database, 'quiz_questions', {
      id: `q1-${index}`,
      quiz_id: 'q1',
      position: index,
      question: `Number ${index}?`,
      options: ['a', 'b', 'c', 'd', 'e', 'f'],
      correct_index: 0,
    });
  }
  await setRules('question_count = 10');
  const questionLists = new Set<string>();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const { attemptId, questions } = await start();
    expect(new Set(questions.map(({ id }) => id)).size).toBe(10);
    questionLists.add(JSON.stringify(questions));
    for (const { id: questionId, options } of questions) {
      const optionIndex = options.indexOf(CORRECT_OPTIONS[questionId] ?? 'a');
      await api.call(saveQuizAnswerEndpoint, { attemptId, questionId, optionIndex }, token);
    }
    const { score, total, review, chosen } = await submit(attemptId);
    expect([score, total]).toEqual([10, 10]);
    expect(review.every((entry) => entry.chosen === entry.correct)).toBe(true);
    expect(chosen).toEqual(
      review.map((entry) => ({ questionId: entry.questionId, optionIndex: entry.chosen })),
    );
  }
  // Ten of twelve questions with six options each: three equal draws are practically impossible.
  expect(questionLists.size).toBeGreaterThan(1);
  expect(await readQuiz(token)).toMatchObject({ rules: { questionCount: 10, isDrawn: true } });
  await api.database.query(`delete from quiz_questions where position > 3`);
});

test('[R6] a resumed attempt keeps its questions, options and answers', async () => {
  const first = await start();
  const [question] = first.questions;
  if (!question) throw new Error('no question');
  const answer = { questionId: question.id, optionIndex: 2 };
  await api.call(saveQuizAnswerEndpoint, { attemptId: first.attemptId, ...answer }, token);
  expect(await start()).toMatchObject({ questions: first.questions, answers: [answer] });
});

test('[R6] enforces the cool-down and the maximum number of attempts', async () => {
  await setRules(`attempts_max = 2, cooldown_seconds = 1800, key_shown = 'after_last_attempt'`);
  const first = await start();
  expect(await readQuiz(token)).toMatchObject({
    attempts: { used: 1, running: true, nextAt: null },
  });
  const { attempts, submittedAt } = await submit(first.attemptId);
  expect(attempts).toMatchObject({ used: 1, running: false });
  expect(Date.parse(attempts.nextAt ?? '') - Date.parse(submittedAt)).toBe(1_800_000);
  const earlyStart = await api.rejection(startQuizAttemptEndpoint, START, token);
  expect(earlyStart).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  expect((await readQuiz(token)).attempts).toEqual(attempts);

  await api.database.query(
    `update quiz_attempts set submitted_at = submitted_at - interval '1800 seconds' where id = $1`,
    [first.attemptId],
  );
  const second = await start();
  expect(second.attemptId).not.toBe(first.attemptId);
  await submit(second.attemptId);
  expect(await api.rejection(startQuizAttemptEndpoint, START, token)).toMatchObject({
    status: 409,
    code: 'CLOSED',
  });
});

test('[R6] shows the answer key of all attempts only after the last one if the quiz requires it', async () => {
  await setRules(`attempts_max = 2, cooldown_seconds = 0, key_shown = 'after_last_attempt'`);
  const first = await start();
  expect(await submit(first.attemptId)).toMatchObject({ total: 3, review: [] });
  const second = await start();
  expect((await submit(first.attemptId)).review).toEqual([]);
  expect((await submit(second.attemptId)).review).toHaveLength(3);
  expect((await submit(first.attemptId)).review).toHaveLength(3);
});
