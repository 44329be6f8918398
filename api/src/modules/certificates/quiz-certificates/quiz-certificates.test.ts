import { exportAccountEndpoint } from '@sopaan/schemas/account/data';
import { getCertificateEndpoint } from '@sopaan/schemas/courses/certificate';
import { issueQuizCertificateEndpoint } from '@sopaan/schemas/quizzes/quiz-ranking';
import {
  saveQuizAnswerEndpoint,
  startQuizAttemptEndpoint,
  submitQuizAttemptEndpoint,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import { testApp } from '../../../testing/test-app';
import { addRankedQuiz } from '../../quizzes/testing/ranked-quiz';
import { setWithdrawn } from '../certificates.repository';

const api = testApp();
const quizId = 'q1';
let token = '';
let userId = '';

beforeAll(() => addRankedQuiz(api.database));
beforeEach(async () => {
  ({ token, userId } = await api.signUp());
});

const issue = () => api.call(issueQuizCertificateEndpoint, { quizId }, token);

async function take(score: number): Promise<void> {
  const input = { quizId, order: 'stored' } as const;
  const { attemptId } = await api.call(startQuizAttemptEndpoint, input, token);
  for (let index = 0; index < score; index += 1) {
    const answer = { questionId: `q1-${index + 1}`, optionIndex: index };
    await api.call(saveQuizAnswerEndpoint, { attemptId, ...answer }, token);
  }
  await api.call(submitQuizAttemptEndpoint, { attemptId }, token);
}

test('[MK-018] concurrent requests for a finished quiz issue one certificate, which anybody can verify', async () => {
  await take(2);
  const issued = await Promise.all([1, 2, 3, 4, 5, 6].map(issue));
  expect(new Set(issued.map(({ code }) => code)).size).toBe(1);
  const [first] = issued;
  expect(first).toMatchObject({
    code: expect.stringMatching(/^[\w-]{16}$/),
    name: expect.stringMatching(/\S/),
    courseId: '',
    coursename: 'Rivers of India',
    quiz: { id: 'q1', parentId: 'i1', type: 'quiz', score: 2, total: 3, reissuedAt: null },
    withdrawnAt: null,
    sample: false,
  });
  expect(await api.call(getCertificateEndpoint, { code: first?.code ?? '' })).toEqual(first);
});

test('a better result replaces the result and the date of a quiz certificate; a worse one does not', async () => {
  await take(2);
  const first = await issue();
  await take(1);
  expect(await issue()).toEqual(first);
  await take(3);
  const better = await issue();
  expect(better).toMatchObject({
    code: first.code,
    issuedAt: first.issuedAt,
    quiz: { score: 3, total: 3, reissuedAt: expect.any(String) },
  });
  expect(await issue()).toEqual(better);
});

test('no quiz certificate is issued before an attempt has ended, for an unknown quiz, or to a guest', async () => {
  await api.call(startQuizAttemptEndpoint, { quizId, order: 'stored' }, token);
  expect(await api.rejection(issueQuizCertificateEndpoint, { quizId }, token)).toMatchObject({
    code: 'CLOSED',
    message: 'Finish an attempt first.',
  });
  expect(
    await api.rejection(issueQuizCertificateEndpoint, { quizId: 'nothing' }, token),
  ).toMatchObject({ code: 'NOT_FOUND' });
  expect(await api.rejection(issueQuizCertificateEndpoint, { quizId })).toMatchObject({
    status: 401,
  });
});

test('a withdrawn quiz certificate is shown as withdrawn, and a better result does not replace it', async () => {
  await take(1);
  const { code } = await issue();
  await setWithdrawn(api.database, code, 'The account was shared.');
  await take(3);
  expect(await issue()).toMatchObject({
    code,
    withdrawnAt: expect.any(String),
    withdrawnReason: 'The account was shared.',
    quiz: { score: 1, reissuedAt: null },
  });
});

test('the export of an account includes its quiz certificate, which is deleted with the account', async () => {
  await take(1);
  const { code } = await issue();
  const exported = await api.call(exportAccountEndpoint, {}, token);
  expect(JSON.stringify(exported)).toContain(code);
  await api.database.query('delete from users where id = $1', [userId]);
  expect(await api.rejection(getCertificateEndpoint, { code })).toMatchObject({ status: 404 });
});
