import { answerFaults, type Answer } from './answer-faults';

const right = {
  error: { code: 'NOT_FOUND', message: 'We could not find that.' },
  requestId: 'r-1',
};
const answer = (body: unknown, rest: Partial<Answer> = {}) => ({
  status: 404,
  headers: { 'x-request-id': 'r-1' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
  milliseconds: 3,
  ...rest,
});
const saying = (message: string) => answer({ ...right, error: { ...right.error, message } });

test('a refusal in the one shape is right, and so is any answer that refuses nothing', () => {
  expect(answerFaults(answer(right), '')).toEqual([]);
  expect(answerFaults(answer('bytes', { status: 200 }), '')).toEqual([]);
  expect(answerFaults(answer({ ...right, message: right.error.message }), '')).toEqual([]);
});

test.each([
  ['5xx', answer(right, { status: 500 })],
  ['unavailable', answer(right, { status: 503 })],
  ['no request id', answer(right, { headers: {} })],
  ['another request id', answer(right, { headers: { 'x-request-id': 'r-2' } })],
  ['who serves', answer(right, { headers: { 'x-request-id': 'r-1', server: 'x/1.2' } })],
  ['slow', answer(right, { milliseconds: 20_000 })],
  ['no JSON', answer('Not Found')],
  ['another shape', answer({ statusCode: 404, error: 'Not Found', message: 'no' })],
  ['a field more', answer({ ...right, stack: 'x' })],
  ['other words at the top', answer({ ...right, message: 'no' })],
  ['a field more inside', answer({ ...right, error: { ...right.error, detail: 'x' } })],
  ['an unknown code', answer({ ...right, error: { code: 'FST_X', message: 'no' } })],
  ['a stack', saying('at Object.run (x)')],
  ['a place', saying('no such file: /usr/lib/x')],
  ['a query', saying('select id from users')],
  ['a table', saying('relation "users" does not exist')],
  ['a library', saying('FST_ERR_VALIDATION')],
  ['an error of the program', saying('TypeError: x is not a function')],
])('%s is a fault', (_, faulty) => {
  expect(answerFaults(faulty, '')).not.toEqual([]);
});

test('what was sent may come back', () => {
  const query = 'select id from users';
  expect(answerFaults(saying(`"${query}" is no city`), `/api?city=${query}`)).toEqual([]);
});
