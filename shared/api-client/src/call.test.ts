import { endpoint, type EndpointAccess, type Method } from '@sopaan/schemas/api/endpoint';
import { array, number, object, string } from 'yup';
import { isApiError, type ApiError } from './api-error';
import { call } from './call';
import { configureApi, type ApiConfiguration } from './configuration';

interface Sent {
  url: string;
  init: RequestInit;
}
type Reply = (sent: Sent) => Response | Promise<Response>;

const json = (body: unknown, status = 200): Response => Response.json(body, { status });
const errorResponse = (code: string, status: number, extra: object = {}): Response =>
  json({ error: { code, message: `Sorry: ${code}`, ...extra }, requestId: 'req-7' }, status);

/** Fakes the API and returns the requests that it gets. */
function fakeApi(reply: Reply, overrides: Partial<ApiConfiguration> = {}): Sent[] {
  const sentRequests: Sent[] = [];
  configureApi({
    baseUrl: 'https://api.example.in/',
    apiKey: 'web-client',
    set: 'set-1',
    getToken: () => null,
    refresh: () => Promise.reject(new Error('no refresh expected')),
    onSessionEnded: () => undefined,
    fetch: async (url, init = {}) => {
      const request = { url: String(url), init };
      sentRequests.push(request);
      return reply(request);
    },
    ...overrides,
  });
  return sentRequests;
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

async function rejectionOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  if (!isApiError(error)) throw new Error(`not an ApiError: ${String(error)}`);
  return error;
}

function headersOf(sent: Sent | undefined): Headers {
  return new Headers(sent?.init.headers);
}

test('[SH-034] [SH-039] sends a POST with a JSON body and the configured api-key', async () => {
  const sentRequests = fakeApi(() => json(thing), { apiKey: 'another-client' });
  await expect(call(things(), { tags: ['a'] })).resolves.toEqual(thing);
  expect(sentRequests[0]?.init).toMatchObject({ method: 'POST', body: '{"tags":["a"]}' });
  expect(Object.fromEntries(headersOf(sentRequests[0]))).toMatchObject({
    'api-key': 'another-client',
    'content-type': 'application/json',
    'x-sopaan-set': 'set-1',
  });
});

test('[SH-035] sends cookies only for endpoints with credentials', async () => {
  const sentRequests = fakeApi(() => json(thing));
  await call({ ...things(), credentials: true }, {});
  await call(things(), {});
  expect(sentRequests.map(({ init }) => init.credentials)).toEqual(['include', 'omit']);
});

test('[SH-036] the endpoint sets the method; a GET sends its request in the query, without a body', async () => {
  const sentRequests = fakeApi(() => json(thing));
  await call(things('GET', 'job/get_all'), { tags: ['a b', 'c'] });
  expect(sentRequests[0]).toMatchObject({
    url: 'https://api.example.in/api/job/get_all?tags=a+b&tags=c',
    init: { method: 'GET', body: undefined },
  });
});

test('[SH-037] runs code through the platform API like every other call', async () => {
  const sentRequests = fakeApi(() => json(thing));
  await call(things('POST', '/execute'), {});
  expect(sentRequests[0]?.url).toBe('https://api.example.in/api/execute');
});

test('takes path parameters from the request and percent-encodes them', async () => {
  const sentRequests = fakeApi(() => json(thing));
  await call(things('PUT', 'courses/:id/like'), { id: 'a/b', tags: [] });
  expect(sentRequests[0]).toMatchObject({
    url: 'https://api.example.in/api/courses/a%2Fb/like',
    init: { body: '{"tags":[]}' },
  });
  await expect(call(things('GET', 'courses/:id'), { id: '..' })).rejects.toThrow(TypeError);
});

test('sends the access token except to public endpoints', async () => {
  const sentRequests = fakeApi(() => json(thing), { getToken: () => 'T1' });
  await call(things('POST', 'things', 'session'), {});
  await call(things('POST', 'things', 'optional'), {});
  await call(things('POST', 'things', 'public'), {});
  expect(sentRequests.map((one) => headersOf(one).get('authorization'))).toEqual([
    'Bearer T1',
    'Bearer T1',
    null,
  ]);
});

test('drops unknown fields and rejects a missing field with BAD_RESPONSE', async () => {
  fakeApi(() => json({ ...thing, invented: true }));
  await expect(call(things(), {})).resolves.toEqual(thing);
  fakeApi(() => json({ count: 1 }));
  expect(await rejectionOf(call(things(), {}))).toMatchObject({
    code: 'BAD_RESPONSE',
    status: 200,
  });
});

test('an ApiError carries code, message, fields, status and request id', async () => {
  fakeApi(() => errorResponse('EMAIL_TAKEN', 409, { fields: { email: 'Taken', odd: 4 } }));
  expect(await rejectionOf(call(things(), {}))).toMatchObject({
    code: 'EMAIL_TAKEN',
    message: 'Sorry: EMAIL_TAKEN',
    fields: { email: 'Taken' },
    status: 409,
    requestId: 'req-7',
    origin: 'server',
  });
});

test('derives the code from the status for an unknown code or body', async () => {
  fakeApi(() => errorResponse('INVENTED_LATER', 403));
  expect(await rejectionOf(call(things(), {}))).toMatchObject({ code: 'FORBIDDEN' });
  fakeApi(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  expect(await rejectionOf(call(things(), {}))).toMatchObject({
    code: 'UNAVAILABLE',
    origin: 'browser',
  });
});

test('retries a read once when the network fails, but not a write', async () => {
  const down: Reply = () => Promise.reject(new TypeError('fetch failed'));
  const reads = fakeApi(down);
  expect(await rejectionOf(call(things('GET'), {}))).toMatchObject({ code: 'NETWORK', status: 0 });
  expect(reads).toHaveLength(2);
  const writes = fakeApi(down);
  expect(await rejectionOf(call(things('POST'), {}))).toMatchObject({ code: 'NETWORK' });
  expect(writes).toHaveLength(1);
});

const never: Reply = ({ init }) =>
  new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

test('a call times out after 6.5 s by default', async () => {
  jest.useFakeTimers();
  fakeApi(never);
  const failure = rejectionOf(call(things('GET'), {}));
  await jest.advanceTimersByTimeAsync(6_499);
  const early = await Promise.race([failure, Promise.resolve('still waiting')]);
  expect(early).toBe('still waiting');
  await jest.advanceTimersByTimeAsync(1);
  expect(await failure).toMatchObject({ code: 'TIMEOUT' });
  jest.useRealTimers();
});

test("an aborted call rejects with the reason of the caller's signal", async () => {
  const sentRequests = fakeApi(never);
  const controller = new AbortController();
  const pending = call(things('GET'), {}, { signal: controller.signal });
  controller.abort(new Error('gone elsewhere'));
  await expect(pending).rejects.toThrow('gone elsewhere');
  expect(sentRequests).toHaveLength(1);
});

test('a request that must outlive its page is sent with keepalive', async () => {
  const sentRequests = fakeApi(() => json(thing));
  await call(things('PUT'), { id: '1' }, { keepalive: true });
  await call(things('PUT'), { id: '1' });
  expect(sentRequests.map(({ init }) => init.keepalive)).toEqual([true, false]);
});
