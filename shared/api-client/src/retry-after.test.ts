import { endpoint } from '@sopaan/schemas/endpoint';
import { object } from 'yup';
import { call } from './call';
import { configureApi } from './configuration';
import { parseRetryAfter, formatWait } from './retry-after';

const ask = endpoint({
  method: 'POST',
  path: 'thing',
  access: 'public',
  request: object({}),
  response: object({}),
  summary: 'Is asked too often.',
});

function answer(status: number, code: string, headers: Record<string, string> = {}): void {
  const body = { error: { code, message: 'Words of the server.' }, requestId: 'r' };
  configureApi({ fetch: async () => Response.json(body, { status, headers }) });
}

test.each([
  [0, '1 second'],
  [1, '1 second'],
  [39.2, '40 seconds'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [3_600, '60 minutes'],
  [5_400, '90 minutes'],
  [5_401, '2 hours'],
  [86_400, '24 hours'],
])('%d seconds are "%s"', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});

test.each([
  ['40', 40],
  [' 40 ', 40],
  ['0', 0],
  ['999999999', 86_400],
  ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ['-1', undefined],
  ['1e9', undefined],
  ['', undefined],
])('a Retry-After of "%s" is %s', (text, seconds) => {
  expect(parseRetryAfter(new Headers({ 'retry-after': text }))).toBe(seconds);
});

test('too many requests: the error says how long to wait, in words and as a number', async () => {
  answer(429, 'RATE_LIMITED', { 'retry-after': '40' });
  await expect(call(ask, {})).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfter: 40,
    message: 'Too many requests. Try again in 40 seconds.',
  });
});

test('so does an answer that is not the API’s own', async () => {
  const fetch = async () =>
    new Response('slow down', { status: 429, headers: { 'retry-after': '120' } });
  configureApi({ fetch });
  await expect(call(ask, {})).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfter: 120,
    message: 'Too many requests. Try again in 2 minutes.',
  });
});

test('without a time the words are the server’s, and so they are for other errors', async () => {
  answer(429, 'RATE_LIMITED');
  await expect(call(ask, {})).rejects.toMatchObject({
    retryAfter: undefined,
    message: 'Words of the server.',
  });
  answer(503, 'UNAVAILABLE', { 'retry-after': '2' });
  await expect(call(ask, {})).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    retryAfter: 2,
    message: 'Words of the server.',
  });
});
