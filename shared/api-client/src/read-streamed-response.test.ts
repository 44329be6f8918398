import { endpoint } from '@sopaan/schemas/api/endpoint';
import fc from 'fast-check';
import { number, object } from 'yup';
import { call, type CallOptions } from './call';
import { configureApi } from './configuration';
import type { ServerSentEvent } from '@sopaan/schemas/api/event-stream-parser';
import { readEvents } from './server-sent-events';

const sums = endpoint({
  method: 'POST',
  path: 'sums',
  access: 'optional',
  request: object({ of: number().required() }),
  response: object({ sum: number().required() }),
  summary: 'Adds numbers and streams its progress.',
});

/** Calls with a listener, so that a stream is requested. */
const callStream = (
  sumsEndpoint: typeof sums,
  request: { of: number },
  options: CallOptions = {},
) => call(sumsEndpoint, request, { onEvent: () => undefined, ...options });

const bytes = (text: string) => new TextEncoder().encode(text);

/** A stream of these pieces. With `ends: false` it stays open until it is cancelled. */
function streamOf(pieces: readonly Uint8Array[], ends = true): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      if (ends) controller.close();
    },
  });
}

/** Fakes the API with these responses and returns the headers of the requests. */
function fakeApi(...responses: Array<() => Response>) {
  const requests: Headers[] = [];
  let storedToken = 'old';
  configureApi({
    baseUrl: '',
    getToken: () => storedToken,
    refresh: async () => (storedToken = 'new'),
    fetch: async (_url, init) => {
      requests.push(new Headers(init?.headers));
      const respond = responses.shift();
      if (!respond) throw new TypeError('too many requests');
      init?.signal?.throwIfAborted();
      return respond();
    },
  });
  return requests;
}

const stream =
  (text: string, ends = true) =>
  () =>
    new Response(streamOf([bytes(text)], ends), {
      headers: { 'content-type': 'text/event-stream; charset=utf-8' },
    });

test('[SH-037] reports progress events and resolves with the result', async () => {
  const requests = fakeApi(
    stream(
      'event: queued\ndata: {"position":2}\n\n: alive\n\nevent: started\ndata: {}\n\nevent: result\ndata: {"sum":7,"more":1}\n\n',
    ),
  );
  const events: unknown[] = [];
  const onEvent = (name: string, data: unknown) => events.push([name, data]);
  await expect(callStream(sums, { of: 7 }, { onEvent })).resolves.toEqual({ sum: 7 });
  expect(events).toEqual([
    ['queued', { position: 2 }],
    ['started', {}],
  ]);
  expect(requests[0]?.get('accept')).toMatch(/^text\/event-stream/);
  expect(requests[0]?.get('authorization')).toBe('Bearer old');
});

test('accepts a plain JSON response and rejects with an ApiError', async () => {
  const errorBody = { error: { code: 'RATE_LIMITED', message: 'Slowly' }, requestId: 'r' };
  fakeApi(
    () => Response.json({ sum: 3 }),
    () => Response.json(errorBody, { status: 429, headers: { 'retry-after': '4' } }),
  );
  await expect(callStream(sums, { of: 3 })).resolves.toEqual({ sum: 3 });
  await expect(callStream(sums, { of: 3 })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfter: 4,
  });
});

test('renews an expired token once', async () => {
  const old = { error: { code: 'TokenExpiredError', message: 'old' } };
  const requests = fakeApi(
    () => Response.json(old, { status: 401 }),
    stream('event: result\ndata: {"sum":1}\n\n'),
  );
  await expect(callStream(sums, { of: 1 })).resolves.toEqual({ sum: 1 });
  expect(requests.map((headers) => headers.get('authorization'))).toEqual([
    'Bearer old',
    'Bearer new',
  ]);
});

test.each([
  [
    'an error event',
    'event: error\ndata: {"status":503,"error":{"code":"UNAVAILABLE","message":"Gone"}}\n\n',
    { code: 'UNAVAILABLE', message: 'Gone', status: 503, origin: 'server' },
  ],
  ['an error event without a body', 'event: error\ndata: oh\n\n', { code: 'INTERNAL' }],
  ['a result of another shape', 'event: result\ndata: {"total":1}\n\n', { code: 'BAD_RESPONSE' }],
  ['an end before the result', 'event: started\ndata: {}\n\n', { code: 'NETWORK' }],
])('rejects on %s', async (_what, text, expected) => {
  fakeApi(stream(text));
  await expect(callStream(sums, { of: 1 })).rejects.toMatchObject(expected);
});

test("rejects with the reason of the caller's signal", async () => {
  const stop = new AbortController();
  const endless = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes('event: started\ndata: {}\n\n'));
      stop.signal.addEventListener('abort', () => controller.error(stop.signal.reason));
    },
  });
  const headers = { 'content-type': 'text/event-stream' };
  fakeApi(() => new Response(endless, { headers }));
  const running = callStream(
    sums,
    { of: 1 },
    { signal: stop.signal, onEvent: () => stop.abort(new Error('stopped')) },
  );
  await expect(running).rejects.toThrow('stopped');
});

test('yields the same events however the bytes are split', async () => {
  const text =
    'event: a\r\ndata: {"x":"é—ॐ"}\r\n\r\n:c\ndata:1\ndata: 2\n\rid: 4\revent: b\r\rdata\n\n';
  const expected = [
    { name: 'a', data: '{"x":"é—ॐ"}' },
    { name: 'message', data: '1\n2' },
    { name: 'message', data: '' },
  ];
  const whole = bytes(text);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: whole.length })), async (cuts) => {
      const ends = [...cuts, whole.length].sort((one, other) => one - other);
      const pieces = ends.map((end, index) => whole.slice(ends[index - 1] ?? 0, end));
      const events: ServerSentEvent[] = [];
      for await (const event of readEvents(streamOf(pieces), () => undefined)) events.push(event);
      expect(events).toEqual(expected);
    }),
  );
});
