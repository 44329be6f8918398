import { endpoint, type EndpointAccess, type Method } from '@sopaan/schemas/endpoint';
import { array, number, object, string } from 'yup';
import { isApiError, type ApiError } from './api-error';
import { call } from './call';
import { configureApi, type ApiConfiguration } from './configuration';

interface Sent {
  url: string;
  init: RequestInit;
}
type Reply = (sent: Sent) => Response | Promise<Response>;

const answer = (body: unknown, status = 200): Response => Response.json(body, { status });
const refusal = (code: string, status: number, extra: object = {}): Response =>
  answer({ error: { code, message: `Sorry: ${code}`, ...extra }, requestId: 'req-7' }, status);

/** The API as these tests fake it, and what was sent to it. */
function fakeApi(reply: Reply, overrides: Partial<ApiConfiguration> = {}): Sent[] {
  const sent: Sent[] = [];
  configureApi({
    baseUrl: 'https://api.example.in/',
    apiKey: 'web-client',
    set: 'set-1',
    getToken: () => null,
    refresh: () => Promise.reject(new Error('no refresh expected')),
    onSessionEnded: () => undefined,
    fetch: async (url, init = {}) => {
      const one = { url: String(url), init };
      sent.push(one);
      return reply(one);
    },
    ...overrides,
  });
  return sent;
}

const things = (method: Method = 'POST', path = 'things', access: EndpointAccess = 'session') =>
  endpoint({
    method,
    path,
    access,
    request: object({ id: string(), tags: array(string().required()) }),
    response: object({ name: string().required(), count: number() }),
    summary: 'Things.',
  });

const thing = { name: 'Lamp', count: 2 };

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  if (!isApiError(error)) throw new Error(`not an ApiError: ${String(error)}`);
  return error;
}

function headersOf(sent: Sent | undefined): Headers {
  return new Headers(sent?.init.headers);
}

test('[SH-034] [SH-039] a call is a POST with a JSON body and the api-key of the configuration', async () => {
  const sent = fakeApi(() => answer(thing), { apiKey: 'another-client' });
  await expect(call(things(), { tags: ['a'] })).resolves.toEqual(thing);
  expect(sent[0]?.init).toMatchObject({ method: 'POST', body: '{"tags":["a"]}' });
  expect(Object.fromEntries(headersOf(sent[0]))).toMatchObject({
    'api-key': 'another-client',
    'content-type': 'application/json',
    'x-sopaan-set': 'set-1',
  });
});

test('[SH-035] cookies go with the calls that ask for it, and with no other', async () => {
  const sent = fakeApi(() => answer(thing));
  await call({ ...things(), credentials: true }, {});
  await call(things(), {});
  expect(sent.map(({ init }) => init.credentials)).toEqual(['include', 'omit']);
});

test('[SH-036] an endpoint chooses its method; a GET carries its request in the URL, without a body', async () => {
  const sent = fakeApi(() => answer(thing));
  await call(things('GET', 'job/get_all'), { tags: ['a b', 'c'] });
  expect(sent[0]).toMatchObject({
    url: 'https://api.example.in/api/job/get_all?tags=a+b&tags=c',
    init: { method: 'GET', body: undefined },
  });
});

test('[SH-037] running code goes to the platform API like every other call', async () => {
  const sent = fakeApi(() => answer(thing));
  await call(things('POST', '/execute'), {});
  expect(sent[0]?.url).toBe('https://api.example.in/api/execute');
});

test('path parameters come out of the request, percent-encoded', async () => {
  const sent = fakeApi(() => answer(thing));
  await call(things('PUT', 'courses/:id/like'), { id: 'a/b', tags: [] });
  expect(sent[0]).toMatchObject({
    url: 'https://api.example.in/api/courses/a%2Fb/like',
    init: { body: '{"tags":[]}' },
  });
  await expect(call(things('GET', 'courses/:id'), { id: '..' })).rejects.toThrow(TypeError);
});

test('a token goes with calls of a session only', async () => {
  const sent = fakeApi(() => answer(thing), { getToken: () => 'T1' });
  await call(things('POST', 'things', 'session'), {});
  await call(things('POST', 'things', 'optional'), {});
  await call(things('POST', 'things', 'public'), {});
  expect(sent.map((one) => headersOf(one).get('authorization'))).toEqual([
    'Bearer T1',
    'Bearer T1',
    null,
  ]);
});

test('fields that this client does not know are dropped, a missing one is BAD_RESPONSE', async () => {
  fakeApi(() => answer({ ...thing, invented: true }));
  await expect(call(things(), {})).resolves.toEqual(thing);
  fakeApi(() => answer({ count: 1 }));
  expect(await failureOf(call(things(), {}))).toMatchObject({ code: 'BAD_RESPONSE', status: 200 });
});

test('a refusal carries code, message, fields, status and request id', async () => {
  fakeApi(() => refusal('EMAIL_TAKEN', 409, { fields: { email: 'Taken', odd: 4 } }));
  expect(await failureOf(call(things(), {}))).toMatchObject({
    code: 'EMAIL_TAKEN',
    message: 'Sorry: EMAIL_TAKEN',
    fields: { email: 'Taken' },
    status: 409,
    requestId: 'req-7',
    origin: 'server',
  });
});

test('a refusal of unknown code or shape counts by its status', async () => {
  fakeApi(() => refusal('INVENTED_LATER', 403));
  expect(await failureOf(call(things(), {}))).toMatchObject({ code: 'FORBIDDEN' });
  fakeApi(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await failureOf(call(things(), {}))).toMatchObject({
    code: 'UNAVAILABLE',
    origin: 'browser',
  });
});

test('a read is sent again once when the network fails, a write is not', async () => {
  const down: Reply = () => Promise.reject(new TypeError('fetch failed'));
  const reads = fakeApi(down);
  expect(await failureOf(call(things('GET'), {}))).toMatchObject({ code: 'NETWORK', status: 0 });
  expect(reads).toHaveLength(2);
  const writes = fakeApi(down);
  expect(await failureOf(call(things('POST'), {}))).toMatchObject({ code: 'NETWORK' });
  expect(writes).toHaveLength(1);
});

const never: Reply = ({ init }) =>
  new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

test('a call ends by itself after its time, 6.5 s if nothing else is said', async () => {
  jest.useFakeTimers();
  fakeApi(never);
  const failure = failureOf(call(things('GET'), {}));
  await jest.advanceTimersByTimeAsync(6_499);
  const early = await Promise.race([failure, Promise.resolve('still waiting')]);
  expect(early).toBe('still waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ code: 'TIMEOUT' });
  jest.useRealTimers();
});

test("the caller's signal ends a call with the caller's reason", async () => {
  const sent = fakeApi(never);
  const controller = new AbortController();
  const pending = call(things('GET'), {}, { signal: controller.signal });
  controller.abort(new Error('gone elsewhere'));
  await expect(pending).rejects.toThrow('gone elsewhere');
  expect(sent).toHaveLength(1);
});
