import fc from 'fast-check';
import { array, boolean, number, object, string } from 'yup';
import { endpoint } from '@sopaan/schemas/api/endpoint';
import { send } from '../testing/call';
import { testApp } from '../testing/test-app';
import { route } from './route';

const responseSchema = object({ got: object().required() });

const writeEndpoint = endpoint({
  method: 'PUT',
  path: 'test/notes/:noteId',
  access: 'public',
  request: object({
    noteId: string().max(20).required(),
    title: string().trim().min(2, 'Too short').required('A title, please'),
    stars: number().integer().min(0).max(5),
    pinned: boolean(),
    tags: array(string().max(10).required()).max(3),
    author: object({ name: string().required('A name, please') })
      .default(undefined)
      .optional(),
  }),
  response: responseSchema,
  summary: 'Writes.',
});

const readEndpoint = endpoint({
  method: 'GET',
  path: 'test/notes',
  access: 'public',
  request: object({
    limit: number().integer().max(50),
    remote: boolean(),
    tag: array(string().required()),
  }),
  response: responseSchema,
  summary: 'Reads.',
});

const trimmedEndpoint = endpoint({
  method: 'GET',
  path: 'test/person',
  access: 'public',
  request: object({}),
  response: object({
    name: string().required(),
    friends: array(object({ name: string().required() })).required(),
    nickname: string().nullable().defined(),
    motto: string().defined().default(''),
  }),
  summary: 'Returns more than it declares.',
});

const person = {
  name: 'Asha',
  password_hash: '$argon2id$',
  nickname: null,
  motto: 'Step by step',
  friends: [{ name: 'Ravi', token: 'secret' }],
};

const api = testApp((app) => {
  route(app, writeEndpoint, ({ input }) => ({ got: input }));
  route(app, readEndpoint, ({ input }) => ({ got: input }));
  route(app, trimmedEndpoint, () => person);
});

const note = { noteId: 'n1', title: 'Hello' };
const fieldsOf = async (input: unknown) => (await api.rejection(writeEndpoint, input)).fields;

test('[AP-038] merges path and body into one validated object without undeclared fields', async () => {
  const input = { ...note, title: ' Hello ', stars: 4, tags: ['a'], role: 'admin', isAdmin: true };
  expect(await api.call(writeEndpoint, input)).toEqual({
    got: { noteId: 'n1', title: 'Hello', stars: 4, tags: ['a'] },
  });
});

test('the path takes precedence over the body', async () => {
  const response = await api.app.inject({
    method: 'PUT',
    url: '/api/test/notes/n1',
    payload: { noteId: 'n2', title: 'Hello' },
  });
  expect(response.json()).toEqual({ got: note });
});

test('[AP-038] returns a message for every invalid field, by formik path', async () => {
  expect(await fieldsOf({ noteId: 'n1', title: 'x', stars: 9, author: {} })).toEqual({
    title: 'Too short',
    stars: 'stars must be less than or equal to 5',
    'author.name': 'A name, please',
  });
  expect(await fieldsOf({ noteId: 'n1' })).toEqual({ title: 'A title, please' });
});

test.each([
  ['title', 12],
  ['title', ['Hello']],
  ['title', { toString: 'Hello' }],
  ['stars', '4'],
  ['pinned', 'true'],
  ['tags', 'a'],
  ['tags[1]', ['a', 1]],
  ['author', 'Asha'],
  ['author.name', { name: 7 }],
])('rejects a wrong JSON type of %s instead of converting it', async (path, value) => {
  const [name = ''] = path.split(/[.[]/);
  expect(await fieldsOf({ ...note, [name]: value })).toHaveProperty([path]);
});

test.each([
  ['NUL', 'a\u0000b'],
  ['a lone high surrogate', 'a\ud800'],
  ['a lone low surrogate', '\udc00b'],
])('[AP-038] rejects text with %s', async (_, title) => {
  expect(await api.rejection(writeEndpoint, { ...note, title })).toMatchObject({
    status: 400,
    fields: { title: 'This contains characters that cannot be stored.' },
  });
});

test('accepts characters outside the basic multilingual plane', async () => {
  expect(await api.call(writeEndpoint, { ...note, title: 'सोपान 🪜' })).toEqual({
    got: { ...note, title: 'सोपान 🪜' },
  });
});

test('limits text and lists, also where the schema sets no limit', async () => {
  expect(await fieldsOf({ ...note, title: 'x'.repeat(1001) })).toEqual({
    title: 'This is too long.',
  });
  expect(await fieldsOf({ ...note, tags: ['a', 'b', 'c', 'd'] })).toHaveProperty('tags');
  const { statusCode } = await api.app.inject(
    `/api/test/notes?tag=${Array(1502).fill('x').join('&tag=')}`,
  );
  expect(statusCode).toBe(400);
});

test.each([
  '[]',
  '"text"',
  '7',
  'null',
  '{"title":',
  '{"__proto__":{"admin":true},"title":"Hello"}',
])('rejects the body %s with 400', async (payload) => {
  const response = await api.app.inject({
    method: 'PUT',
    url: '/api/test/notes/n1',
    headers: { 'content-type': 'application/json' },
    payload,
  });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ error: { code: 'VALIDATION_FAILED' } });
});

test('parses numbers, booleans and one-element lists from a query', async () => {
  expect(await api.call(readEndpoint, { limit: 20, remote: true, tag: ['a'] })).toEqual({
    got: { limit: 20, remote: true, tag: ['a'] },
  });
  expect((await api.app.inject('/api/test/notes?limit=many')).statusCode).toBe(400);
  expect((await api.app.inject('/api/test/notes?limit=1&limit=2')).statusCode).toBe(400);
});

test('[AP-025] a response has only declared fields', async () => {
  const response = await send(api.app, trimmedEndpoint, {});
  expect(response.json()).toEqual({
    name: 'Asha',
    friends: [{ name: 'Ravi' }],
    nickname: null,
    motto: 'Step by step',
  });
});

test('[AP-038] never answers JSON with 5xx', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({ title: fc.jsonValue(), tags: fc.jsonValue(), author: fc.jsonValue() }),
      async (body) => {
        const response = await send(api.app, writeEndpoint, { noteId: 'n1', ...body });
        expect(response.statusCode).toBeLessThan(500);
      },
    ),
    { numRuns: 200 },
  );
});
