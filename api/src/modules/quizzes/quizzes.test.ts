import { getQuizEndpoint, getQuizzesEndpoint } from '@sopaan/schemas/quizzes/quiz';
import {
  saveQuizAnswerEndpoint,
  startQuizAttemptEndpoint,
  submitQuizAttemptEndpoint,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import { getQuizResultsEndpoint } from '@sopaan/schemas/quizzes/quiz-results';
import { testApp } from '../../testing/test-app';
import { addQuiz } from './testing/quiz';

const api = testApp();

beforeAll(() => addQuiz(api.database));

const REQUEST = { type: ['quiz'], institute_id: 'i1', quiz_id: 'q1' };

test('[LE-001] [AP-018] [AP-030] [R6] returns a quiz by type, institute and id, without questions until it is started', async () => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/Institution/quize_data',
    payload: REQUEST,
  });
  expect(response.json()).toEqual({
    quiz_id: 'q1',
    quiz_name: 'Rivers of India',
    type: 'quiz',
    institute_id: 'i1',
    description: 'Ten minutes by the water.',
    durationSeconds: 600,
    quiz_questions: [],
    rules: {
      questionCount: 3,
      isDrawn: false,
      attemptsMax: null,
      cooldownSeconds: 0,
      graceSeconds: 10,
      keyShown: 'after_attempt',
    },
    attempts: null,
    extraTimePercent: 0,
    isRanked: false,
  });
});

test.each([
  ['quiz', { quiz_id: 'nothing' }],
  ['institute', { institute_id: 'other' }],
  ['type', { type: ['mocktest'] }],
])('[AP-018] a quiz is not found if the request has another %s', async (_, wrong) => {
  expect(await api.rejection(getQuizEndpoint, { ...REQUEST, ...wrong })).toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  });
});

test('[AP-018] a quiz is found if one of the requested types matches', async () => {
  const input = { ...REQUEST, type: ['mocktest', 'quiz'] };
  expect(await api.call(getQuizEndpoint, input)).toMatchObject({ quiz_id: 'q1' });
});

test('[AP-018] rejects a type that is not a list with 400', async () => {
  expect(await api.rejection(getQuizEndpoint, { ...REQUEST, type: 'quiz' })).toMatchObject({
    status: 400,
    fields: { type: expect.any(String) },
  });
});

test('[AP-032] the list has the fields of a quiz-series card', async () => {
  expect(await api.call(getQuizzesEndpoint, { type: 'quiz' })).toMatchObject({
    items: [
      {
        id: 'q1',
        parentid: 'i1',
        type: 'quiz',
        title: 'Rivers of India',
        description: 'Ten minutes by the water.',
        questionCount: 3,
      },
    ],
    nextCursor: null,
  });
  expect(await api.call(getQuizzesEndpoint, { type: 'mocktest' })).toMatchObject({ items: [] });
});

test.each([
  ['a word of the title', 'rivers', ['q1']],
  ['the beginning of a word', 'riv', ['q1']],
  ['a word of the description', 'water', ['q1']],
  ['another word', 'mountains', []],
  ['nothing', ' ', ['q1']],
])('the list can be searched for %s', async (_, search, expected) => {
  const { items } = await api.call(getQuizzesEndpoint, { search });
  expect(items.map(({ id }) => id)).toEqual(expected);
});

test('[U2] without a match the spelling of the search is corrected, and the response says so', async () => {
  const page = await api.call(getQuizzesEndpoint, { search: 'rievrs' });
  expect(page).toMatchObject({ items: [{ id: 'q1' }], corrected: 'rivers' });
  expect(await api.call(getQuizzesEndpoint, { search: 'rivers' })).not.toHaveProperty('corrected');
});

test('a member sees the number of attempts, the best and the last result of each quiz', async () => {
  const { token } = await api.signUp();
  const results = async () => (await api.call(getQuizResultsEndpoint, {}, token)).items;
  expect(await results()).toEqual([]);
  for (const [options, best, last] of [
    [[0], 1, 1],
    [[0, 1], 2, 2],
    [[], 2, 0],
  ] as const) {
    const { attemptId } = await api.call(
      startQuizAttemptEndpoint,
      { quizId: 'q1', order: 'stored' },
      token,
    );
    const [running] = await results();
    expect(running).toMatchObject({ quizId: 'q1', running: true });
    for (const [index, optionIndex] of options.entries()) {
      const questionId = `q1-${index + 1}`;
      await api.call(saveQuizAnswerEndpoint, { attemptId, questionId, optionIndex }, token);
    }
    await api.call(submitQuizAttemptEndpoint, { attemptId }, token);
    expect(await results()).toMatchObject([
      { running: false, best: { score: best, total: 3 }, last: { score: last, total: 3 } },
    ]);
  }
  expect(await results()).toMatchObject([{ used: 3 }]);
  const other = await api.signUp();
  expect(await api.call(getQuizResultsEndpoint, {}, other.token)).toEqual({ items: [] });
});

test('members filter quizzes by what they have taken; for guests every quiz is new', async () => {
  const idsOf = async (status: 'new' | 'retake' | 'finished', token?: string) =>
    (await api.call(getQuizzesEndpoint, { status: [status] }, token)).items.map(({ id }) => id);
  const { token } = await api.signUp();
  expect(await idsOf('new', token)).toEqual(['q1']);
  const { attemptId } = await api.call(
    startQuizAttemptEndpoint,
    { quizId: 'q1', order: 'stored' },
    token,
  );
  await api.call(submitQuizAttemptEndpoint, { attemptId }, token);
  expect(await idsOf('new', token)).toEqual([]);
  expect(await idsOf('retake', token)).toEqual(['q1']);
  expect(await idsOf('new')).toEqual(['q1']);
  await api.database.query("update quizzes set attempts_max = 1 where id = 'q1'");
  expect(await idsOf('finished', token)).toEqual(['q1']);
  await api.database.query("update quizzes set attempts_max = null where id = 'q1'");
});
