import { endpoint } from '@sopaan/schemas/api/endpoint';
import { fileSchema } from '@sopaan/schemas/api/file';
import { array, number, object, string } from 'yup';
import { call } from './call';
import { configureApi } from './configuration';

const upload = endpoint({
  method: 'POST',
  path: 'people/:id',
  access: 'session',
  request: object({
    id: string().required(),
    years: number(),
    tags: array(string().required()),
    links: object({ site: string(), feed: string() }),
  }),
  files: { avatar: { types: ['image/png'], maxBytes: 100 } },
  response: object({ name: string().required() }),
  summary: 'Takes a person with a picture.',
});
const person = { id: 'p1', years: 3, tags: ['a', 'b'], links: { site: 'https://example.in' } };
const avatar = new File(['pixels'], 'me.png', { type: 'image/png' });

interface Sent {
  url: string;
  headers: Headers;
  body: unknown;
}

function fakeApi(responses: Response[]): Sent[] {
  const sentRequests: Sent[] = [];
  configureApi({
    baseUrl: '',
    getToken: () => 'old',
    refresh: async () => 'new',
    timeout: 6_500,
    fetch: async (url, init) => {
      sentRequests.push({
        url: String(url),
        headers: new Headers(init?.headers),
        body: init?.body,
      });
      const response = responses.shift();
      if (!response) throw new TypeError('fetch failed');
      return response;
    },
  });
  return sentRequests;
}

const errorResponse = (code: string, status: number, fields?: object) =>
  Response.json({ error: { code, message: code, fields } }, { status });

test('[EX-107] sends an endpoint with files as form data and leaves the content type to the browser', async () => {
  const sentRequests = fakeApi([Response.json({ name: 'Asha' })]);
  await expect(call(upload, person, { files: { avatar } })).resolves.toEqual({ name: 'Asha' });
  expect(sentRequests).toHaveLength(1);
  const [{ url, headers, body } = { url: '', headers: new Headers(), body: null }] = sentRequests;
  expect(url).toBe('/api/people/p1');
  expect(headers.get('content-type')).toBeNull();
  expect(headers.get('authorization')).toBe('Bearer old');
  expect(body).toBeInstanceOf(FormData);
  expect(body instanceof FormData ? [...body] : []).toEqual([
    ['years', '3'],
    ['tags', 'a'],
    ['tags', 'b'],
    ['links.site', 'https://example.in'],
    ['avatar', avatar],
  ]);
});

test('leaves out a file that was not selected', async () => {
  const sentRequests = fakeApi([Response.json({ name: 'Asha' })]);
  await call(upload, person, { files: { avatar: null } });
  const body = sentRequests[0]?.body;
  expect(body instanceof FormData && body.has('avatar')).toBe(false);
});

test('renews an expired token and sends the complete form again', async () => {
  const sentRequests = fakeApi([
    errorResponse('TokenExpiredError', 401),
    Response.json({ name: 'Asha' }),
  ]);
  await call(upload, person, { files: { avatar } });
  expect(sentRequests).toHaveLength(2);
  expect(sentRequests[1]?.headers.get('authorization')).toBe('Bearer new');
  const body = sentRequests[1]?.body;
  expect(body instanceof FormData ? body.get('avatar') : null).toEqual(avatar);
});

test('an upload rejects with the same errors as other calls and is not retried', async () => {
  const fields = { avatar: 'Too large.' };
  fakeApi([errorResponse('PAYLOAD_TOO_LARGE', 413, fields)]);
  await expect(call(upload, person, { files: { avatar } })).rejects.toMatchObject({
    code: 'PAYLOAD_TOO_LARGE',
    fields,
  });
  const sentRequests = fakeApi([]);
  await expect(call(upload, person)).rejects.toMatchObject({ code: 'NETWORK' });
  expect(sentRequests).toHaveLength(1);
});

test('a call with files has a longer timeout than other calls', async () => {
  jest.useFakeTimers();
  fakeApi([]);
  configureApi({
    fetch: (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  });
  const settled = jest.fn();
  const sending = call(upload, person).catch(settled);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(30_000);
  await sending;
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code: 'TIMEOUT' }));
  jest.useRealTimers();
});

test('a call with a file response resolves with a Blob, and rejects with the error of an error response', async () => {
  const picture = endpoint({
    method: 'GET',
    path: 'picture',
    access: 'session',
    request: object({}),
    response: fileSchema,
    summary: 'A picture.',
  });
  fakeApi([new Response(avatar), errorResponse('NOT_FOUND', 404)]);
  const bytes = await call(picture, {});
  expect(await bytes.text()).toBe('pixels');
  await expect(call(picture, {})).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
