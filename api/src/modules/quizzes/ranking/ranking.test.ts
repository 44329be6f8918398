import {
  getQuizFiguresEndpoint,
  getQuizRankingEndpoint,
} from '@sopaan/schemas/quizzes/quiz-ranking';
import {
  saveQuizAnswerEndpoint,
  startQuizAttemptEndpoint,
  submitQuizAttemptEndpoint,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import { testApp } from '../../../testing/test-app';
import { addRankedQuiz, addResults } from '../testing/ranked-quiz';

const api = testApp();
const quizId = 'q1';
let token = '';

beforeEach(async () => {
  await api.database.query('delete from quizzes');
  await api.database.query(`delete from institutes where id = 'i1'`);
  await addRankedQuiz(api.database);
  ({ token } = await api.signUp());
});

const start = (caller = token) =>
  api.call(startQuizAttemptEndpoint, { quizId, order: 'stored' }, caller);
const ranking = () => api.call(getQuizRankingEndpoint, { quizId }, token);

/** Takes the quiz and answers the first `count` questions, correctly or with the wrong option 2. */
async function take(count: number, isCorrect = true, caller = token): Promise<void> {
  const { attemptId } = await start(caller);
  for (let index = 0; index < count; index += 1) {
    const answer = { questionId: `q1-${index + 1}`, optionIndex: isCorrect ? index : 2 };
    await api.call(saveQuizAnswerEndpoint, { attemptId, ...answer }, caller);
  }
  await api.call(submitQuizAttemptEndpoint, { attemptId }, caller);
}

test('[MK-016] the figures are the items, the length of an attempt, and the people who have finished one', async () => {
  const figures = () => api.call(getQuizFiguresEndpoint, { quizId });
  const quiz = { questions: 3, questionsPerAttempt: 3, durationSeconds: 600 };
  await start();
  expect(await figures()).toEqual({ ...quiz, people: 0 });
  await take(1);
  await take(2);
  await addResults(api.database, 4, 1);
  expect(await figures()).toEqual({ ...quiz, people: 5 });
  await api.database.query('update quizzes set question_count = 2');
  expect(await figures()).toEqual({ ...quiz, questionsPerAttempt: 2, people: 5 });
});

test('the percentile is shown once 100 people have finished an attempt', async () => {
  await take(2);
  await addResults(api.database, 60, 1);
  await addResults(api.database, 38, 2);
  expect(await ranking()).toEqual({ people: 99, first: { score: 2, total: 3 }, percentile: null });
  await addResults(api.database, 1, 3);
  // 60 of the 99 others have a lower score.
  expect(await ranking()).toEqual({ people: 100, first: { score: 2, total: 3 }, percentile: 60 });
});

test('only first attempts are compared, those of the member and those of others', async () => {
  await take(1);
  await take(3);
  await addResults(api.database, 99, 2);
  await api.database.query(
    `insert into quiz_attempts
       (id, quiz_id, user_id, started_at, deadline, submitted_at, score, questions)
     select gen_random_uuid(), quiz_id, user_id, started_at + interval '1 day', deadline, submitted_at,
       0, questions
     from quiz_attempts where score = 2`,
  );
  expect(await ranking()).toEqual({ people: 100, first: { score: 1, total: 3 }, percentile: 0 });
});

test('before the first attempt has ended there is no result', async () => {
  expect(await ranking()).toEqual({ people: 0, first: null, percentile: null });
  await start();
  expect(await ranking()).toEqual({ people: 0, first: null, percentile: null });
});

test('a quiz that is not ranked, or does not exist, has no figures and no ranking', async () => {
  await api.database.query('update quizzes set is_ranked = false');
  for (const id of ['q1', 'nothing']) {
    expect(await api.rejection(getQuizFiguresEndpoint, { quizId: id })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await api.rejection(getQuizRankingEndpoint, { quizId: id }, token)).toMatchObject({
      code: 'NOT_FOUND',
    });
  }
  expect(await api.rejection(getQuizRankingEndpoint, { quizId })).toMatchObject({ status: 401 });
});

const counts = () =>
  api.database.query(
    'select answer_count as answers, correct_count as correct from quiz_questions order by id',
  );

test('the answers of first attempts are counted by question, once each', async () => {
  const other = await api.signUp();
  await Promise.all([take(2), take(2, false, other.token)]);
  await take(3);
  const { attemptId } = await start();
  await api.call(submitQuizAttemptEndpoint, { attemptId }, token);
  await api.call(submitQuizAttemptEndpoint, { attemptId }, token);
  expect(await counts()).toEqual([
    { answers: 2, correct: 1 },
    { answers: 2, correct: 1 },
    { answers: 0, correct: 0 },
  ]);
});

test('the answers to a quiz that is not ranked are not counted', async () => {
  await api.database.query('update quizzes set is_ranked = false');
  await take(2);
  expect(await counts()).toEqual([1, 2, 3].map(() => ({ answers: 0, correct: 0 })));
});
