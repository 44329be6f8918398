import { mixed, object } from 'yup';
import { endpoint } from '@sopaan/schemas/api/endpoint';
import { testApp } from '../testing/test-app';
import { ApiError } from './api-error';
import { route } from '../routes/route';

const failingEndpoint = (path: string) =>
  endpoint({
    method: 'POST',
    path: `test/${path}`,
    access: 'public',
    request: object({ value: mixed() }),
    response: object({}),
    summary: 'Fails.',
  });
const [brokenEndpoint, closedEndpoint, castingEndpoint] = [
  failingEndpoint('broken'),
  failingEndpoint('closed'),
  failingEndpoint('strange'),
];

const api = testApp((app) => {
  route(app, brokenEndpoint, async ({ database }) => {
    await database.query('select secret_column from secret_table');
    return {};
  });
  route(app, closedEndpoint, () => {
    throw new ApiError('CLOSED', { fields: { date: 'That day is over.' } });
  });
  route(app, castingEndpoint, async ({ database, input }) => {
    await database.query('select $1::int', [input.value]);
    return {};
  });
});

test('hides the details of internal errors', async () => {
  const response = await api.app.inject({ method: 'POST', url: '/api/test/broken', payload: {} });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    error: {
      code: 'INTERNAL',
      message: 'Something went wrong on our end. Please try again later.',
    },
    requestId: response.headers['x-request-id'],
  });
  expect(response.body).not.toMatch(/secret|relation|select|\.ts/);
});

test('an error response has code, message, fields and request id', async () => {
  const response = await api.app.inject({ method: 'POST', url: '/api/test/closed', payload: {} });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toEqual({
    error: {
      code: 'CLOSED',
      message: 'This is closed.',
      fields: { date: 'That day is over.' },
    },
    requestId: response.headers['x-request-id'],
  });
});

test('a value that the database cannot store is a client error', async () => {
  expect(await api.rejection(castingEndpoint, { value: 1e12 })).toMatchObject({
    status: 400,
    code: 'VALIDATION_FAILED',
  });
  expect(await api.rejection(castingEndpoint, { value: "1'; drop table users; --" })).toMatchObject(
    {
      status: 400,
    },
  );
});

test.each([
  ['an unknown path', 'GET', '/api/nowhere', 404, 'NOT_FOUND'],
  ['an unknown path with a query', 'POST', '/api/nowhere?a=1', 404, 'NOT_FOUND'],
  ['a wrong method', 'GET', '/api/auth/login', 405, 'METHOD_NOT_ALLOWED'],
  ['a wrong method', 'DELETE', '/healthz', 405, 'METHOD_NOT_ALLOWED'],
  ['a path that is not a URL', 'GET', '/api/%ZZ', 400, 'VALIDATION_FAILED'],
] as const)(
  '%s (%s %s) is answered with %i and the standard error body',
  async (_, method, url, status, code) => {
    const response = await api.app.inject({ method, url });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({
      error: { code, message: expect.any(String) },
      requestId: expect.any(String),
    });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  },
);

test('a 405 response names the allowed method', async () => {
  const response = await api.app.inject({ method: 'GET', url: '/api/auth/login' });
  expect(response.headers.allow).toBe('POST');
});

test.each([
  ['text/plain', '{"email":"a@example.com"}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['application/x-www-form-urlencoded', 'email=a@example.com', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['application/json', '{"email":', 400, 'VALIDATION_FAILED'],
  ['application/json', JSON.stringify({ email: 'x'.repeat(1_048_577) }), 413, 'PAYLOAD_TOO_LARGE'],
])('[AP-038] rejects an unreadable body of %s', async (type, payload, status, code) => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/newsletter/subscribe',
    headers: { 'content-type': type },
    payload,
  });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ error: { code } });
});

test('responses of the API can be neither sniffed nor framed', async () => {
  const { headers } = await api.app.inject('/api/nowhere');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  });
});
