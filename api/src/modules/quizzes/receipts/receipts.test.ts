import { QUESTION_KINDS } from '@sopaan/schemas/quizzes/quiz';
import {
  saveQuizAnswerEndpoint,
  startQuizAttemptEndpoint,
  submitQuizAttemptEndpoint,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import {
  getQuizReceiptEndpoint,
  getSignedQuizReceiptEndpoint,
  verifyQuizReceiptEndpoint,
  type QuizReceipt,
} from '@sopaan/schemas/quizzes/quiz-receipt';
import { testApp } from '../../../testing/test-app';
import { addQuestionKinds, addQuiz } from '../testing/quiz';

const api = testApp();

beforeAll(async () => {
  await addQuiz(api.database);
  await addQuestionKinds(api.database);
});

/** Ends an attempt with an answer of each kind; the three other questions have no answer. */
async function finishAttempt() {
  const { token, userId } = await api.signUp();
  const { attemptId } = await api.call(
    startQuizAttemptEndpoint,
    { quizId: 'q1', order: 'stored', kinds: [...QUESTION_KINDS] },
    token,
  );
  const save = (questionId: string, answer: object) =>
    api.call(
      saveQuizAnswerEndpoint,
      { attemptId, questionId, optionIndex: null, ...answer },
      token,
    );
  await save('q1-2', { optionIndex: 1 });
  await save('choices', { optionIndexes: [2, 1] });
  await save('number', { value: 2500 });
  await save('ordering', { optionIndexes: [2, 0, 1] });
  const { submittedAt } = await api.call(submitQuizAttemptEndpoint, { attemptId }, token);
  return { token, userId, attemptId, submittedAt };
}
const signed = (attemptId: string, token: string) =>
  api.call(getSignedQuizReceiptEndpoint, { attemptId }, token);
const verify = (receipt: QuizReceipt, signature: string) =>
  api.call(verifyQuizReceiptEndpoint, { receipt, signature });

test('a receipt contains the answers as text, the times and the result', async () => {
  const { token, attemptId, submittedAt } = await finishAttempt();
  const { receipt, signature } = await signed(attemptId, token);
  const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(receipt).toEqual({
    code: expect.stringMatching(/^[\w-]{44}$/),
    name: expect.stringMatching(/\S/),
    quizId: 'q1',
    quizName: 'Rivers of India',
    startedAt: time,
    submittedAt,
    score: 2,
    total: 6,
    sample: false,
    answers: [
      { question: 'First?', answer: '', savedAt: null },
      { question: 'Second?', answer: 'Kaveri', savedAt: time },
      { question: 'Third?', answer: '', savedAt: null },
      { question: expect.stringContaining('prime'), answer: 'Two; Three', savedAt: time },
      { question: 'How long is the Ganga?', answer: '2500 km', savedAt: time },
      {
        question: expect.stringContaining('cities'),
        answer: 'Kanpur; Patna; Haridwar',
        savedAt: time,
      },
    ],
  });
  expect(await signed(attemptId, token)).toEqual({ receipt, signature });
  expect(JSON.stringify(receipt)).not.toMatch(/correct|2525|divisor/);
});

test('anybody with the code can verify the result, without the answers', async () => {
  const { token, attemptId } = await finishAttempt();
  const { receipt } = await signed(attemptId, token);
  const { answers, ...summary } = receipt;
  expect(answers).toHaveLength(6);
  expect(await api.call(getQuizReceiptEndpoint, { code: receipt.code })).toEqual(summary);
});

test('a signed receipt remains valid after the account was deleted, whatever the order of its fields', async () => {
  const { token, userId, attemptId } = await finishAttempt();
  const { receipt, signature } = await signed(attemptId, token);
  const reordered = { ...Object.fromEntries(Object.entries(receipt).reverse()), ...receipt };
  await api.database.query('delete from users where id = $1', [userId]);
  expect(await verify(reordered, signature)).toEqual({ valid: true });
  expect(await api.rejection(getQuizReceiptEndpoint, { code: receipt.code })).toMatchObject({
    status: 404,
  });
});

test.each<[string, (receipt: QuizReceipt) => Partial<QuizReceipt>]>([
  ['name', () => ({ name: 'Somebody Else' })],
  ['score', ({ total }) => ({ score: total })],
  ['time', () => ({ submittedAt: '2026-01-01T00:00:00.000Z' })],
  ['quiz', () => ({ quizName: 'Another quiz' })],
  ['answer', ({ answers }) => ({ answers: answers.map((one) => ({ ...one, answer: 'Other' })) })],
  ['number of answers', ({ answers }) => ({ answers: answers.slice(1) })],
])('a receipt with another %s is not valid', async (_, change) => {
  const { token, attemptId } = await finishAttempt();
  const { receipt, signature } = await signed(attemptId, token);
  expect(await verify({ ...receipt, ...change(receipt) }, signature)).toEqual({ valid: false });
  expect(await verify(receipt, signature.toLowerCase())).toEqual({ valid: false });
});

test('there is no receipt for a running attempt, the attempt of another member or an unknown code', async () => {
  const { token } = await api.signUp();
  const { attemptId } = await api.call(
    startQuizAttemptEndpoint,
    { quizId: 'q1', order: 'stored' },
    token,
  );
  expect(await api.rejection(getSignedQuizReceiptEndpoint, { attemptId }, token)).toMatchObject({
    status: 409,
    code: 'CLOSED',
    message: 'The attempt has not ended yet.',
  });
  const other = await finishAttempt();
  expect(
    await api.rejection(getSignedQuizReceiptEndpoint, { attemptId: other.attemptId }, token),
  ).toMatchObject({ status: 404 });
  const { receipt } = await signed(other.attemptId, other.token);
  for (const code of ['none', `${receipt.code.slice(0, -1)}_`, receipt.code.slice(0, 22)])
    expect(await api.rejection(getQuizReceiptEndpoint, { code })).toMatchObject({ status: 404 });
});

test('a malformed receipt is rejected with 400', async () => {
  expect(await api.rejection(verifyQuizReceiptEndpoint, { signature: 'x' })).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
  });
});
