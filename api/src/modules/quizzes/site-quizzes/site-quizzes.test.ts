import { getQuizEndpoint, getQuizzesEndpoint, QUESTION_KINDS } from '@sopaan/schemas/quizzes/quiz';
import {
  saveQuizAnswerEndpoint,
  startQuizAttemptEndpoint,
  submitQuizAttemptEndpoint,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import { REASONING_TEST } from '../../../../content/reasoning/reasoning-test';
import { testApp } from '../../../testing/test-app';
import { storeSiteQuiz } from './site-quizzes.repository';

const api = testApp();
const { id: quizId, questions } = REASONING_TEST;
const groupOf = new Map(questions.map(({ id, topic, difficulty }) => [id, { topic, difficulty }]));

beforeEach(async () => {
  await api.database.query('delete from quizzes');
  await storeSiteQuiz(api.database, REASONING_TEST);
});

async function start() {
  const { token } = await api.signUp();
  const input = { quizId, order: 'shuffled', kinds: [...QUESTION_KINDS] } as const;
  const attempt = await api.call(
    startQuizAttemptEndpoint,
    { ...input, kinds: [...input.kinds] },
    token,
  );
  return { ...attempt, token };
}

const storedIds = async () => {
  const rows = await api.database.query<{ id: string }>(
    'select id from quiz_questions where quiz_id = $1 order by position',
    [quizId],
  );
  return rows.map(({ id }) => id);
};

test('[MK-018] the test exists on every site, without an institute, in lists and by its URL', async () => {
  const { items } = await api.call(getQuizzesEndpoint, {});
  expect(items).toMatchObject([
    { id: quizId, parentid: 'sopaan', type: 'quiz', questionCount: 24 },
  ]);
  const address = { type: ['quiz'], institute_id: 'sopaan', quiz_id: quizId };
  expect(await api.call(getQuizEndpoint, address)).toMatchObject({
    quiz_name: 'Reasoning test',
    isRanked: true,
    durationSeconds: 1440,
    quiz_questions: [],
    rules: { questionCount: 24, isDrawn: true, attemptsMax: 3, keyShown: 'after_last_attempt' },
  });
});

test('[MK-017] an attempt has 24 questions from easy to hard: two of each topic and difficulty', async () => {
  const { questions: drawn } = await start();
  const groups = drawn.map(({ id }) => groupOf.get(id));
  expect(groups.map((group) => group?.difficulty)).toEqual(
    [1, 2, 3].flatMap((difficulty) => Array.from({ length: 8 }, () => difficulty)),
  );
  const counts = new Map<string, number>();
  for (const group of groups) {
    const key = JSON.stringify(group);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect([...counts.values()]).toEqual(Array.from({ length: 12 }, () => 2));
});

test('two attempts have different questions', async () => {
  const ids = async () => (await start()).questions.map(({ id }) => id).sort();
  expect(await ids()).not.toEqual(await ids());
});

test('a start of the server replaces changed questions and keeps the others, with the answers to them', async () => {
  const { attemptId, questions: drawn, token } = await start();
  const [first, second] = drawn;
  for (const question of [first, second]) {
    const answer = { attemptId, questionId: question?.id ?? '', optionIndex: 0 };
    await api.call(saveQuizAnswerEndpoint, answer, token);
  }
  const changed = questions.map((question) =>
    question.id === first?.id ? { ...question, id: 'changed', question: 'Changed?' } : question,
  );
  await storeSiteQuiz(api.database, { ...REASONING_TEST, title: 'Changed', questions: changed });
  const ids = await storedIds();
  expect(ids).toHaveLength(60);
  expect(new Set(ids)).toEqual(new Set(changed.map(({ id }) => id)));
  const result = await api.call(submitQuizAttemptEndpoint, { attemptId }, token);
  expect(result.questions).toHaveLength(23);
  expect(result.chosen[0]).toMatchObject({ questionId: second?.id, optionIndex: 0 });
});

test('processes that start at the same time store the questions once', async () => {
  const before = await storedIds();
  await Promise.all([1, 2, 3].map(() => storeSiteQuiz(api.database, REASONING_TEST)));
  expect(await storedIds()).toEqual(before);
});

/** Stores enough answers to a question, of which `correct` were right. */
const measure = (id: string, correct: number, count = 30) =>
  api.database.query(
    'update quiz_questions set answer_count = $3, correct_count = $2 where id = $1',
    [id, correct, count],
  );

test.each([
  ['a hard question that most have solved is drawn as an easy one', 3, 24, 30, 1],
  ['an easy question that few have solved is drawn as a hard one', 1, 3, 30, 3],
  ['an easy question that half have solved is drawn as a medium one', 1, 15, 30, 2],
  ['with fewer answers the difficulty set by the author is used', 1, 3, 29, 1],
])('%s', async (_case, authored, correct, count, expected) => {
  // Among number series only, the question is the only one of its topic and always drawn; its position shows its difficulty.
  const question = questions.find(
    ({ topic, difficulty }) => topic === 'syllogism' && difficulty === authored,
  );
  const others = questions.filter(({ topic }) => topic === 'number-series');
  await storeSiteQuiz(api.database, {
    ...REASONING_TEST,
    questions: [...others, ...(question ? [question] : [])],
  });
  await measure(question?.id ?? '', correct, count);
  const { questions: drawn } = await start();
  const before = drawn.slice(
    0,
    drawn.findIndex(({ id }) => id === question?.id),
  );
  const difficulties = before.map(({ id }) => groupOf.get(id)?.difficulty ?? 0);
  const after = drawn.slice(before.length + 1).map(({ id }) => groupOf.get(id)?.difficulty ?? 0);
  expect(difficulties.every((difficulty) => difficulty <= expected)).toBe(true);
  expect(after.every((difficulty) => difficulty >= expected)).toBe(true);
  expect(drawn).toHaveLength(16);
});
