import { endpoint } from '@sopaan/schemas/api/endpoint';
import { object } from 'yup';
import { call } from './call';
import { configureApi } from './configuration';
import { parseRetryAfter, formatWait } from './retry-after';

const limited = endpoint({
  method: 'POST',
  path: 'thing',
  access: 'public',
  request: object({}),
  response: object({}),
  summary: 'Rejects too many requests.',
});

function respond(status: number, code: string, headers: Record<string, string> = {}): void {
  const body = { error: { code, message: 'Message of the server.' }, requestId: 'r' };
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
])('formats %d seconds as "%s"', (seconds, text) => {
  expect(formatWait(seconds)).toBe(text);
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
])('parses Retry-After "%s" as %s', (text, seconds) => {
  expect(parseRetryAfter(new Headers({ 'retry-after': text }))).toBe(seconds);
});

test('the error for too many requests has the wait in its message and as a number', async () => {
  respond(429, 'RATE_LIMITED', { 'retry-after': '40' });
  await expect(call(limited, {})).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfter: 40,
    message: 'Too many requests. Try again in 40 seconds.',
  });
});

test('the error for a 429 that does not come from the API has the wait in its message and as a number', async () => {
  const fetch = async () =>
    new Response('slow down', { status: 429, headers: { 'retry-after': '120' } });
  configureApi({ fetch });
  await expect(call(limited, {})).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfter: 120,
    message: 'Too many requests. Try again in 2 minutes.',
  });
});

test('an error without Retry-After, or with another code, keeps the message of the server', async () => {
  respond(429, 'RATE_LIMITED');
  await expect(call(limited, {})).rejects.toMatchObject({
    retryAfter: undefined,
    message: 'Message of the server.',
  });
  respond(503, 'UNAVAILABLE', { 'retry-after': '2' });
  await expect(call(limited, {})).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    retryAfter: 2,
    message: 'Message of the server.',
  });
});
