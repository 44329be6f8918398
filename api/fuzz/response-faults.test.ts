import { responseFaults, type ResponseRecord } from './response-faults';

const valid = {
  error: { code: 'NOT_FOUND', message: 'We could not find that.' },
  requestId: 'r-1',
};
const response = (body: unknown, changes: Partial<ResponseRecord> = {}) => ({
  status: 404,
  headers: { 'x-request-id': 'r-1' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
  milliseconds: 3,
  ...changes,
});
const withMessage = (message: string) => response({ ...valid, error: { ...valid.error, message } });

test('accepts a standard error response and any successful response', () => {
  expect(responseFaults(response(valid), '')).toEqual([]);
  expect(responseFaults(response('bytes', { status: 200 }), '')).toEqual([]);
  expect(responseFaults(response({ ...valid, message: valid.error.message }), '')).toEqual([]);
});

test.each([
  ['5xx', response(valid, { status: 500 })],
  ['unavailable', response(valid, { status: 503 })],
  ['no request id', response(valid, { headers: {} })],
  ['another request id', response(valid, { headers: { 'x-request-id': 'r-2' } })],
  ['a server header', response(valid, { headers: { 'x-request-id': 'r-1', server: 'x/1.2' } })],
  ['slow', response(valid, { milliseconds: 20_000 })],
  ['invalid JSON', response('Not Found')],
  ['another shape', response({ statusCode: 404, error: 'Not Found', message: 'no' })],
  ['an extra field', response({ ...valid, stack: 'x' })],
  ['other texts at the top', response({ ...valid, message: 'no' })],
  ['an extra field of the error', response({ ...valid, error: { ...valid.error, detail: 'x' } })],
  ['an unknown code', response({ ...valid, error: { code: 'FST_X', message: 'no' } })],
  ['a stack', withMessage('at Object.run (x)')],
  ['a file path', withMessage('no such file: /usr/lib/x')],
  ['a query', withMessage('select id from users')],
  ['a table', withMessage('relation "users" does not exist')],
  ['a library', withMessage('FST_ERR_VALIDATION')],
  ['an error of the program', withMessage('TypeError: x is not a function')],
])('reports %s', (_, faulty) => {
  expect(responseFaults(faulty, '')).not.toEqual([]);
});

test('a response may repeat what the request contained', () => {
  const query = 'select id from users';
  expect(responseFaults(withMessage(`"${query}" is no city`), `/api?city=${query}`)).toEqual([]);
});
