import {
  saveQuizAnswerEndpoint,
  startQuizAttemptEndpoint,
  submitQuizAttemptEndpoint,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import { send } from '../../testing/call';
import { testApp } from '../../testing/test-app';
import { addQuiz } from './testing/quiz';

const api = testApp();
let token = '';

beforeAll(() => addQuiz(api.database));
beforeEach(async () => {
  ({ token } = await api.signUp());
});

const start = () => api.call(startQuizAttemptEndpoint, { quizId: 'q1', order: 'stored' }, token);
const submit = (attemptId: string) => api.call(submitQuizAttemptEndpoint, { attemptId }, token);
const save = (attemptId: string, questionId: string, optionIndex: number | null) =>
  api.call(saveQuizAnswerEndpoint, { attemptId, questionId, optionIndex }, token);

/** Moves the attempt into the past. */
const ageAttempt = (attemptId: string, seconds: number) =>
  api.database.query(
    `update quiz_attempts set
      started_at = started_at - $2 * interval '1 second',
      deadline = deadline - $2 * interval '1 second',
      closes_at = closes_at - $2 * interval '1 second'
    where id = $1`,
    [attemptId, seconds],
  );

test('[LE-010] an attempt runs for 600 seconds by the clock of the server', async () => {
  const { startedAt, deadline, serverNow, answers } = await start();
  expect(Date.parse(deadline) - Date.parse(startedAt)).toBe(600_000);
  expect(Date.parse(serverNow) - Date.parse(startedAt)).toBeLessThan(10_000);
  expect(answers).toEqual([]);
});

test('[LE-009] coming back resumes the attempt, with its deadline and its answers', async () => {
  const first = await start();
  await save(first.attemptId, 'q1-2', 1);
  await save(first.attemptId, 'q1-1', 2);
  await save(first.attemptId, 'q1-1', 0);
  const again = await start();
  expect(again).toMatchObject({
    attemptId: first.attemptId,
    deadline: first.deadline,
    answers: [
      { questionId: 'q1-1', optionIndex: 0 },
      { questionId: 'q1-2', optionIndex: 1 },
    ],
  });
});

test('saving an answer returns the answers without the questions, and the whole attempt to pages of older releases', async () => {
  const { attemptId, quizId, deadline, closesAt, questions } = await start();
  const attempt = { attemptId, quizId, deadline, closesAt };
  const body = { attemptId, questionId: 'q1-1', optionIndex: 1 };
  const answers = [{ questionId: 'q1-1', optionIndex: 1 }];
  const toOlderPage = await send(api.app, saveQuizAnswerEndpoint, body, token);
  expect(toOlderPage.json()).toMatchObject({ ...attempt, questions, answers });
  const saved = await api.call(saveQuizAnswerEndpoint, { ...body, returns: 'answers' }, token);
  expect(saved).toMatchObject({ ...attempt, answers });
  expect(saved.questions).toBeUndefined();
  expect(saved.serverNow).toMatch(/^20/);
  const input = { ...body, returns: 'nothing' };
  expect(await api.rejection(saveQuizAnswerEndpoint, input, token)).toMatchObject({ status: 400 });
});

test('concurrent starts share one running attempt', async () => {
  const attempts = await Promise.all([start(), start(), start(), start()]);
  expect(new Set(attempts.map(({ attemptId }) => attemptId)).size).toBe(1);
});

test('[LE-014] the server scores the saved answers and reviews them', async () => {
  const { attemptId } = await start();
  await save(attemptId, 'q1-1', 0);
  await save(attemptId, 'q1-2', 2);
  await save(attemptId, 'q1-3', 2);
  await save(attemptId, 'q1-3', null);
  expect(await submit(attemptId)).toMatchObject({
    attemptId,
    quizId: 'q1',
    score: 1,
    total: 3,
    review: [
      { questionId: 'q1-1', chosen: 0, correct: 0 },
      { questionId: 'q1-2', chosen: 2, correct: 1 },
      { questionId: 'q1-3', chosen: null, correct: 2 },
    ],
  });
});

test('[LE-013] submitting twice returns the same result', async () => {
  const { attemptId } = await start();
  const [first, second] = await Promise.all([submit(attemptId), submit(attemptId)]);
  expect(second).toEqual(first);
  expect(await submit(attemptId)).toEqual(first);
});

test('[LE-013] a submitted attempt rejects answers; starting again creates a new one', async () => {
  const { attemptId } = await start();
  await submit(attemptId);
  const lateAnswer = { attemptId, questionId: 'q1-1', optionIndex: 0 };
  expect(await api.rejection(saveQuizAnswerEndpoint, lateAnswer, token)).toMatchObject({
    status: 409,
    code: 'CLOSED',
  });
  expect((await start()).attemptId).not.toBe(attemptId);
});

test('[R5] accepts answers within the grace period after the deadline', async () => {
  const { attemptId, deadline, closesAt } = await start();
  expect(Date.parse(closesAt) - Date.parse(deadline)).toBe(10_000);
  await ageAttempt(attemptId, 602);
  await save(attemptId, 'q1-1', 0);
  expect((await start()).attemptId).toBe(attemptId);
  expect(await submit(attemptId)).toMatchObject({ score: 1 });
});

test('[LE-011] rejects answers after the grace period, and counts the attempt as submitted at the deadline', async () => {
  const { attemptId } = await start();
  await save(attemptId, 'q1-1', 0);
  await ageAttempt(attemptId, 611);
  const lateAnswer = { attemptId, questionId: 'q1-2', optionIndex: 1 };
  expect(await api.rejection(saveQuizAnswerEndpoint, lateAnswer, token)).toMatchObject({
    code: 'CLOSED',
  });
  const result = await submit(attemptId);
  expect(result).toMatchObject({ score: 1, total: 3 });
  const [storedAttempt] = await api.database.query<{ deadline: Date }>(
    'select deadline from quiz_attempts where id = $1',
    [attemptId],
  );
  expect(result.submittedAt).toBe(storedAttempt?.deadline.toISOString());
});

test('[LE-011] the next start closes an expired attempt', async () => {
  const first = await start();
  await save(first.attemptId, 'q1-1', 0);
  await ageAttempt(first.attemptId, 610);
  const second = await start();
  expect(second.attemptId).not.toBe(first.attemptId);
  expect(second.answers).toEqual([]);
  expect(await submit(first.attemptId)).toMatchObject({ score: 1 });
});

test('no response reveals correct answers before submission', async () => {
  const { attemptId } = await start();
  const input = { attemptId, questionId: 'q1-1', optionIndex: 1 };
  const response = await send(api.app, saveQuizAnswerEndpoint, input, token);
  expect(response.body).not.toMatch(/correct|score/);
});

test('responds with 404 for another user’s attempt', async () => {
  const { attemptId } = await start();
  const otherPerson = await api.signUp();
  const rejections = [
    await api.rejection(submitQuizAttemptEndpoint, { attemptId }, otherPerson.token),
    await api.rejection(
      saveQuizAnswerEndpoint,
      { attemptId, questionId: 'q1-1', optionIndex: 0 },
      otherPerson.token,
    ),
    await api.rejection(startQuizAttemptEndpoint, { quizId: 'nothing', order: 'stored' }, token),
  ];
  expect(rejections.map(({ code }) => code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  expect(await api.rejection(submitQuizAttemptEndpoint, { attemptId })).toMatchObject({
    status: 401,
  });
});

test.each([
  ['questionId', { questionId: 'of-another-quiz', optionIndex: 0 }],
  ['optionIndex', { questionId: 'q1-1', optionIndex: 3 }],
  ['optionIndex', { questionId: 'q1-1', optionIndex: -1 }],
  ['optionIndex', { questionId: 'q1-1' }],
])('rejects an answer with an invalid %s and names the field', async (field, answer) => {
  const { attemptId } = await start();
  const rejected = await api.rejection(saveQuizAnswerEndpoint, { attemptId, ...answer }, token);
  expect(rejected).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    fields: { [field]: expect.any(String) },
  });
});
