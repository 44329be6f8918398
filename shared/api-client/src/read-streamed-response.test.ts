import { endpoint } from '@sopaan/schemas/endpoint';
import fc from 'fast-check';
import { number, object } from 'yup';
import { call, type CallOptions } from './call';
import { configureApi } from './configuration';
import type { ServerSentEvent } from '@sopaan/schemas/event-parser';
import { readEvents } from './server-sent-events';

const sums = endpoint({
  method: 'POST',
  path: 'sums',
  access: 'optional',
  request: object({ of: number().required() }),
  response: object({ sum: number().required() }),
  summary: 'Adds, and tells how it goes.',
});

/** Listens, whatever it is told. */
const callStream = (endpointOf: typeof sums, request: { of: number }, options: CallOptions = {}) =>
  call(endpointOf, request, { onEvent: () => undefined, ...options });

const bytes = (text: string) => new TextEncoder().encode(text);

/** A stream that these pieces arrive in. Without an end it goes on until it is cancelled. */
function streamOf(pieces: readonly Uint8Array[], ends = true): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      if (ends) controller.close();
    },
  });
}

/** An API that answers so, and what it was asked. */
function fakeApi(...answers: Array<() => Response>) {
  const asked: Headers[] = [];
  let stored = 'old';
  configureApi({
    baseUrl: '',
    getToken: () => stored,
    refresh: async () => (stored = 'new'),
    fetch: async (_url, init) => {
      asked.push(new Headers(init?.headers));
      const answer = answers.shift();
      if (!answer) throw new TypeError('asked too often');
      init?.signal?.throwIfAborted();
      return answer();
    },
  });
  return asked;
}

const stream =
  (text: string, ends = true) =>
  () =>
    new Response(streamOf([bytes(text)], ends), {
      headers: { 'content-type': 'text/event-stream; charset=utf-8' },
    });

test('[SH-037] what happens on the way is told, and the result is the answer', async () => {
  const asked = fakeApi(
    stream(
      'event: queued\ndata: {"position":2}\n\n: alive\n\nevent: started\ndata: {}\n\nevent: result\ndata: {"sum":7,"more":1}\n\n',
    ),
  );
  const told: unknown[] = [];
  const onEvent = (name: string, data: unknown) => told.push([name, data]);
  await expect(callStream(sums, { of: 7 }, { onEvent })).resolves.toEqual({ sum: 7 });
  expect(told).toEqual([
    ['queued', { position: 2 }],
    ['started', {}],
  ]);
  expect(asked[0]?.get('accept')).toMatch(/^text\/event-stream/);
  expect(asked[0]?.get('authorization')).toBe('Bearer old');
});

test('a plain answer is as good, and a refusal is an ApiError', async () => {
  const refusal = { error: { code: 'RATE_LIMITED', message: 'Slowly' }, requestId: 'r' };
  fakeApi(
    () => Response.json({ sum: 3 }),
    () => Response.json(refusal, { status: 429, headers: { 'retry-after': '4' } }),
  );
  await expect(callStream(sums, { of: 3 })).resolves.toEqual({ sum: 3 });
  await expect(callStream(sums, { of: 3 })).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfter: 4,
  });
});

test('a token that is too old is renewed once', async () => {
  const old = { error: { code: 'TokenExpiredError', message: 'old' } };
  const asked = fakeApi(
    () => Response.json(old, { status: 401 }),
    stream('event: result\ndata: {"sum":1}\n\n'),
  );
  await expect(callStream(sums, { of: 1 })).resolves.toEqual({ sum: 1 });
  expect(asked.map((headers) => headers.get('authorization'))).toEqual([
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
  ['an error without words', 'event: error\ndata: oh\n\n', { code: 'INTERNAL' }],
  ['another result', 'event: result\ndata: {"total":1}\n\n', { code: 'BAD_RESPONSE' }],
  ['an end before the answer', 'event: started\ndata: {}\n\n', { code: 'NETWORK' }],
])('%s rejects', async (_what, text, expected) => {
  fakeApi(stream(text));
  await expect(callStream(sums, { of: 1 })).rejects.toMatchObject(expected);
});

test("the caller's signal ends it with the caller's reason", async () => {
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

test('however the bytes are cut, the same events arrive', async () => {
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
