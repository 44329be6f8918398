import { array, mixed, number, object, string } from 'yup';
import { endpoint } from '@sopaan/schemas/api/endpoint';
import { errorBodySchema } from '@sopaan/schemas/api/error';
import { testApp } from '../testing/test-app';
import { route } from '../routes/route';

const responseSchema = object({ got: object().required() });
const writeEndpoint = endpoint({
  method: 'POST',
  path: 'test/things/:id',
  access: 'public',
  request: object({
    id: string().max(20).required(),
    free: mixed(),
    inner: object({ name: string() }).default(undefined).optional(),
    list: array(object({ name: string() })),
  }),
  response: responseSchema,
  summary: 'Stores things.',
});
const readEndpoint = endpoint({
  method: 'GET',
  path: 'test/things',
  access: 'public',
  request: object({ limit: number().integer().max(50) }),
  response: responseSchema,
  summary: 'Lists things.',
});
const endpointWithoutInput = endpoint({
  method: 'GET',
  path: 'test/bare',
  access: 'public',
  request: object({}),
  response: responseSchema,
  summary: 'Takes no input.',
});

const api = testApp((app) => {
  route(app, writeEndpoint, ({ input }) => ({ got: input }));
  route(app, readEndpoint, ({ input }) => ({ got: input }));
  route(app, endpointWithoutInput, ({ input }) => ({ got: input }));
});

async function post(payload: string | Buffer, url = '/api/test/things/t1') {
  const headers = { 'content-type': 'application/json' };
  const response = await api.app.inject({ method: 'POST', url, headers, payload });
  const body: unknown = response.json();
  return { status: response.statusCode, body };
}

async function fieldsOf(payload: string | Buffer): Promise<Record<string, unknown>> {
  const { status, body } = await post(payload);
  expect(status).toBe(400);
  return { ...errorBodySchema.validateSync(body).error.fields };
}

const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

test.each(INHERITED)('ignores a field named %s, at any depth', async (name) => {
  const got = await api.app.inject(`/api/test/things?limit=5&${name}=1`);
  expect(got.json()).toEqual({ got: { limit: 5 } });
  expect((await api.app.inject(`/api/test/bare?${name}=1`)).json()).toEqual({
    got: {},
  });
  if (name === '__proto__') return;
  const things = `{"${name}":1,"inner":{"${name}":{},"name":"a"},"list":[{"${name}":[]}]}`;
  expect(await post(things)).toEqual({
    status: 200,
    body: { got: { id: 't1', inner: { name: 'a' }, list: [{}] } },
  });
});

test.each(['{"__proto__":1}', '{"inner":{"__proto__":{"a":1}}}', '{"list":[{"__proto__":1}]}'])(
  'rejects the body %s',
  async (payload) => {
    expect(await post(payload)).toMatchObject({ status: 400 });
    expect(Object.keys(Object.prototype)).toEqual([]);
  },
);

test.each([
  ['NUL', '\\u0000'],
  ['a lone surrogate', '\\ud800'],
  ['201 characters', 'x'.repeat(201)],
  ['the name of an inherited property', 'toString'],
])('rejects free-form JSON with a field name with %s', async (_, name) => {
  const message = 'This has a field with an invalid name.';
  expect(await fieldsOf(`{"free":{"${name}":1}}`)).toEqual({ free: message });
  expect(await fieldsOf(`{"free":[{"a":{"${name}":1}}]}`)).toEqual({ 'free[0].a': message });
});

test.each([
  ['an unfinished character', [0x7b, 0x22, 0x69, 0x64, 0x22, 0x3a, 0x22, 0xc3, 0x22, 0x7d]],
  ['a byte that UTF-8 does not have', [0xff, 0x7b, 0x7d]],
  ['a surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22]],
  ['UTF-16', [...Buffer.from('{}', 'utf16le')]],
])('rejects bytes with %s instead of replacing them', async (_, bytes) => {
  expect(await post(Buffer.from(bytes))).toMatchObject({
    status: 400,
    body: { error: { code: 'VALIDATION_FAILED' } },
  });
});

test('rejects deep nesting, whether or not it can be parsed', async () => {
  const nestedLists = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  expect(await fieldsOf(`{"free":${nestedLists(40)}}`)).not.toEqual({});
  expect(await post(`{"free":${nestedLists(100_000)}}`)).toMatchObject({ status: 400 });
  expect(await post('['.repeat(500_000))).toMatchObject({ status: 400 });
  expect(await post(`{"free":${nestedLists(20)}}`)).toMatchObject({ status: 200 });
});

test('lists at most 50 field errors', async () => {
  const many = JSON.stringify({ free: Array.from({ length: 1_000 }, () => '\u0000') });
  expect(Object.keys(await fieldsOf(many))).toHaveLength(50);
});

test('does not echo the input', async () => {
  const response = await api.app.inject('/api/test/things?limit=%3Cscript%3E');
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    error: { fields: { limit: 'This must be a number.' } },
  });
  expect(response.body).not.toContain('script');
});

test.each([
  '/api/test/things?limit=1&limit=2',
  '/api/test/things?limit=1e999',
  '/api/test/things?limit=%00',
  '/api/test/things?limit=%ED%A0%80',
  '/api/test/things?limit=9999999999999999999999',
  `/api/test/things/${'x'.repeat(101)}`,
  '/api/test/things/%00',
  '/api/test/things/%C0%80',
  '/api/test/things/%',
])('rejects %s with the standard error body and the request id', async (url) => {
  const method = url.includes('?') ? 'GET' : 'POST';
  const response = await api.app.inject({ method, url });
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
  expect(response.json()).toMatchObject({
    error: { code: expect.any(String) },
    requestId: response.headers['x-request-id'],
  });
  expect(response.headers).toMatchObject({ 'x-content-type-options': 'nosniff' });
});

test.each([
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'text/json',
  'application/problem+json',
  'application/json, text/plain',
  '/',
  'é',
])('rejects a body of %s or parses it as JSON', async (type) => {
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/test/things/t1',
    headers: { 'content-type': type },
    payload: 'a=1',
  });
  expect([400, 415]).toContain(response.statusCode);
  expect(response.json()).toMatchObject({ requestId: response.headers['x-request-id'] });
});
