import { getQuizEndpoint, QUESTION_KINDS } from '@sopaan/schemas/quizzes/quiz';
import {
  saveQuizAnswerEndpoint,
  startQuizAttemptEndpoint,
  submitQuizAttemptEndpoint,
  type QuizAnswer,
  type QuizAttempt,
} from '@sopaan/schemas/quizzes/quiz-attempt';
import { exportAccountEndpoint } from '@sopaan/schemas/account/data';
import { send } from '../../testing/call';
import { testApp } from '../../testing/test-app';
import { addQuestionKinds, addQuiz } from './testing/quiz';

const api = testApp();
let token = '';

beforeAll(async () => {
  await addQuiz(api.database);
  await addQuestionKinds(api.database);
});
beforeEach(async () => {
  ({ token } = await api.signUp());
});

const START = { quizId: 'q1', order: 'shuffled', kinds: [...QUESTION_KINDS] } as const;
const start = (input: object = {}) =>
  api.call(startQuizAttemptEndpoint, { ...START, kinds: [...START.kinds], ...input }, token);
const submit = (attemptId: string) => api.call(submitQuizAttemptEndpoint, { attemptId }, token);
type Answer = Omit<QuizAnswer, 'questionId'>;
const save = (attemptId: string, questionId: string, answer: Partial<Answer>) =>
  api.call(saveQuizAnswerEndpoint, { attemptId, questionId, optionIndex: null, ...answer }, token);

function question({ questions }: Pick<QuizAttempt, 'questions'>, id: string) {
  const found = questions.find((one) => one.id === id);
  if (!found) throw new Error(`no question ${id}`);
  return found;
}
const indexesOf = (options: readonly string[], texts: readonly string[]) =>
  texts.map((text) => options.indexOf(text));

test('an older page, which sends no kinds, gets only questions with one choice as plain text', async () => {
  await api.database.query(
    `insert into quiz_questions (id, quiz_id, position, format, question, options, correct_index)
     values ('markup', 'q1', 20, 'markup', 'What is $1 + 1$?', array['1', '2'], 1)`,
  );
  const { questions } = await start({ kinds: undefined });
  await api.database.query(`delete from quiz_questions where id = 'markup'`);
  expect(questions.map(({ id }) => id).sort()).toEqual(['q1-1', 'q1-2', 'q1-3']);
  expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(['choice']));
});

test('each kind of question is returned with the fields that its page needs', async () => {
  const attempt = await start();
  expect(attempt.questions).toHaveLength(6);
  expect(question(attempt, 'choices')).toMatchObject({ kind: 'choices', format: 'markup' });
  expect(question(attempt, 'number')).toEqual({
    id: 'number',
    kind: 'number',
    format: 'text',
    question: 'How long is the Ganga?',
    options: [],
    unit: 'km',
  });
  const { kind, options } = question(attempt, 'ordering');
  expect(kind).toBe('ordering');
  expect([...options].sort()).toEqual(['Haridwar', 'Kanpur', 'Patna']);
});

test('[LE-014] each kind is scored by the server and reviewed in the order of display', async () => {
  const attempt = await start();
  const { attemptId } = attempt;
  const primes = indexesOf(question(attempt, 'choices').options, ['Two', 'Three']);
  const cities = indexesOf(question(attempt, 'ordering').options, ['Haridwar', 'Kanpur', 'Patna']);
  await save(attemptId, 'choices', { optionIndexes: [...primes].reverse() });
  await save(attemptId, 'number', { value: 2525.4 });
  const { answers } = await save(attemptId, 'ordering', { optionIndexes: cities });
  expect(answers).toEqual(
    expect.arrayContaining([
      {
        questionId: 'choices',
        optionIndex: null,
        optionIndexes: [...primes].sort((a, b) => a - b),
      },
      { questionId: 'number', optionIndex: null, value: 2525.4 },
      { questionId: 'ordering', optionIndex: null, optionIndexes: cities },
    ]),
  );
  const { score, total, review } = await submit(attemptId);
  expect([score, total]).toEqual([3, 6]);
  const byId = new Map(review.map((entry) => [entry.questionId, entry]));
  expect(byId.get('choices')).toEqual({
    questionId: 'choices',
    chosen: null,
    correct: -1,
    isCorrect: true,
    correctIndexes: [...primes].sort((a, b) => a - b),
    correctValue: null,
    tolerance: 0,
    explanation: 'One has a single divisor.',
  });
  expect(byId.get('number')).toMatchObject({
    isCorrect: true,
    correctIndexes: [],
    correctValue: 2525.7,
    tolerance: 0.3,
  });
  expect(byId.get('ordering')).toMatchObject({ isCorrect: true, correctIndexes: cities });
  expect(byId.get('q1-1')).toMatchObject({ isCorrect: false, chosen: null });
});

test.each<[string, string, (options: readonly string[]) => Partial<Answer>]>([
  ['some of the choices', 'choices', (o) => ({ optionIndexes: indexesOf(o, ['Two']) })],
  [
    'too many choices',
    'choices',
    (o) => ({ optionIndexes: indexesOf(o, ['One', 'Two', 'Three']) }),
  ],
  ['a number outside the tolerance', 'number', () => ({ value: 2525.39 })],
  [
    'another order',
    'ordering',
    (o) => ({ optionIndexes: indexesOf(o, ['Kanpur', 'Haridwar', 'Patna']) }),
  ],
])('an answer with %s scores nothing', async (_, id, answer) => {
  const attempt = await start();
  await save(attempt.attemptId, id, answer(question(attempt, id).options));
  const { score, review } = await submit(attempt.attemptId);
  expect(score).toBe(0);
  expect(review.find(({ questionId }) => questionId === id)?.isCorrect).toBe(false);
});

test.each([
  ['choices', { optionIndexes: [0, 1] }],
  ['number', { value: 0 }],
  ['ordering', { optionIndexes: [2, 0, 1] }],
])('an answer to a question of the kind %s is saved and cleared', async (id, answer) => {
  const { attemptId } = await start();
  await save(attemptId, id, answer);
  expect((await start()).answers).toEqual([{ questionId: id, optionIndex: null, ...answer }]);
  expect((await save(attemptId, id, {})).answers).toEqual([]);
});

test.each<[string, string, Partial<Answer>]>([
  ['optionIndex', 'choices', { optionIndex: 0 }],
  ['optionIndexes', 'q1-1', { optionIndexes: [0] }],
  ['optionIndexes', 'number', { optionIndexes: [0] }],
  ['value', 'q1-1', { value: 1 }],
  ['value', 'number', { value: 1e16 }],
  ['optionIndexes', 'choices', { optionIndexes: [4] }],
  ['optionIndexes', 'choices', { optionIndexes: [1, 1] }],
  ['optionIndexes', 'ordering', { optionIndexes: [0, 1] }],
])('rejects an answer whose %s does not fit the question %s', async (field, id, answer) => {
  const { attemptId } = await start();
  const input = { attemptId, questionId: id, optionIndex: null, ...answer };
  expect(await api.rejection(saveQuizAnswerEndpoint, input, token)).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
    fields: { [field]: expect.any(String) },
  });
});

test('no response during an attempt reveals the answer key, whatever the kind', async () => {
  const bodies: string[] = [];
  async function record(response: Promise<{ body: string }>) {
    const { body } = await response;
    bodies.push(body);
    return body;
  }
  const startBody = await record(
    send(
      api.app,
      startQuizAttemptEndpoint,
      {
        ...START,
        kinds: [...START.kinds],
      },
      token,
    ),
  );
  const attempt = startQuizAttemptEndpoint.response.validateSync(JSON.parse(startBody));
  for (const { id, kind, options } of attempt.questions) {
    const answer = {
      attemptId: attempt.attemptId,
      questionId: id,
      optionIndex: kind === 'choice' ? 0 : null,
      ...(kind === 'number' && { value: 1 }),
      ...(kind !== 'choice' && kind !== 'number' && { optionIndexes: options.map((_, at) => at) }),
    };
    await record(send(api.app, saveQuizAnswerEndpoint, answer, token));
  }
  const key = { type: ['quiz'], institute_id: 'i1', quiz_id: 'q1' };
  await record(send(api.app, getQuizEndpoint, key, token));
  await record(send(api.app, exportAccountEndpoint, {}, token));
  expect(bodies).toHaveLength(9);
  expect(bodies.join('\n')).not.toMatch(
    /correct|tolerance|explanation|score":[0-9]|2525|divisor|in the mountains/i,
  );
  // Proves that the pattern would match: the result contains these words.
  expect(JSON.stringify(await submit(attempt.attemptId))).toMatch(/correct.*2525|2525.*correct/);
});
