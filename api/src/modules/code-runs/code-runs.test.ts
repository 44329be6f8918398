import { object, number, string } from 'yup';
import {
  codeRunSchema,
  executeEndpoint,
  getRuntimesEndpoint,
} from '@sopaan/schemas/code-runs/code-run';
import { STDIN_MAX } from '@sopaan/schemas/code-runs/execute-request';
import type { RunOutcome } from '../../runner/runner';
import { FakeRunner, HELLO } from '../../testing/fake-runner';
import { testApp } from '../../testing/test-app';

const runner = new FakeRunner();
const api = testApp(undefined, { runner });

const { respond } = runner;
afterEach(() => {
  runner.respond = respond;
  runner.runs.splice(0);
});

/** The version is the one under which the API lists Python; the fake runner reports 1.2.3. */
const program = { language: 'python', version: '3.10.0', files: [{ content: 'print(1)' }] };
let guestCount = 0;
/** A new IP address for each request, because guests are rate-limited by address. */
const newIp = () => `198.51.100.${(guestCount += 1)}`;

function post(payload: unknown, headers: Record<string, string> = {}, remoteAddress = newIp()) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return api.app.inject({
    method: 'POST',
    url: '/api/execute',
    payload: body,
    headers,
    remoteAddress,
  });
}

async function runWith(outcome: Partial<RunOutcome>, language = 'python') {
  runner.respond = () => ({ ...HELLO, ...outcome });
  const { body } = await post({ ...program, language, version: '*' });
  return codeRunSchema.validate(JSON.parse(body), { strict: true });
}

test('[AP-007] [PR-019] [PR-021] runs a program given as language, version and one file, and returns its output', async () => {
  const { token, userId } = await api.signUp();
  const run = await api.call(executeEndpoint, { ...program, stdin: 'in' }, token);
  expect(run).toEqual({
    language: 'python',
    version: '1.2.3',
    run: {
      stdout: 'hello\nworld\n',
      stderr: '',
      output: 'hello\nworld\n',
      code: 0,
      signal: null,
      message: null,
      status: null,
      cpu_time: 12,
      wall_time: 34,
      memory: 5_600_000,
    },
  });
  expect(runner.runs).toEqual([
    expect.objectContaining({
      program: { language: 'python', version: '1.2.3', source: 'print(1)', files: program.files },
      stdin: 'in',
      queue: expect.objectContaining({ owner: userId, priority: 'interactive' }),
    }),
  ]);
});

test.each([
  ['with a text type', { 'content-type': 'text/plain;charset=UTF-8' }],
  ['with a form type', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['without a type', {}],
  ['with the JSON type', { 'content-type': 'application/json' }],
])(
  '[AP-007] [PR-029] a body %s is parsed as JSON, as Piston’s clients send it',
  async (_what, headers) => {
    const reply = await post({ ...program, language: 'PY', args: [], run_timeout: 3000 }, headers);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ language: 'python', run: { output: 'hello\nworld\n' } });
    expect(runner.runs[0]?.queue).toMatchObject({
      owner: expect.stringMatching(/^guest [\w-]{22}$/),
      group: expect.stringMatching(/^address 198\.51\.100\.\d+$/),
    });
  },
);

test('endpoints other than code runs accept JSON bodies only', async () => {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/course/get/info',
    payload: '{}',
  });
  expect(reply.statusCode).toBe(415);
});

test.each([
  ['cobol', 'cobol runtime is unknown'],
  ['php', 'php is not installed on this server'],
  ['<b>', 'that runtime is unknown'],
])(
  '[AP-007] rejects the language %s, in our error format and in Piston’s',
  async (language, message) => {
    const reply = await post({ ...program, language });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({
      message,
      error: { code: 'VALIDATION_FAILED', message, fields: { language: message } },
    });
    expect(runner.runs).toEqual([]);
  },
);

test('[PR-029] responds with 503 and runs nothing without a sandbox', async () => {
  const states = await runner.runtimes();
  const unavailable = states.map((state) => ({
    ...state,
    available: false,
    reason: 'No sandbox.',
  }));
  jest.spyOn(runner, 'runtimes').mockResolvedValueOnce(unavailable);
  const reply = await post(program);
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({
    message: expect.any(String),
    error: { code: 'UNAVAILABLE' },
  });
  expect(runner.runs).toEqual([]);
});

test.each([
  ['no files', { ...program, files: [] }],
  ['a second file without a name', { ...program, files: [{ content: '' }, { content: '' }] }],
  ['an unknown field', { ...program, sudo: true }],
  ['a file that is too long', { ...program, files: [{ content: 'x'.repeat(65_537) }] }],
  ['invalid JSON', 'print(1)'],
])('rejects a request with %s', async (_what, payload) => {
  const reply = await post(payload);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({
    message: expect.any(String),
    error: { code: 'VALIDATION_FAILED' },
  });
});

test('[PR-022] the reason why a program was stopped is in the message, not in its error output', async () => {
  const signal = 'SIGKILL';
  const endedBy = (end: RunOutcome['end']) => runWith({ end, code: null, signal, stderr: '' });
  const statuses = {
    time: 'TO',
    memory: 'ML',
    output: 'OL',
    'error-output': 'EL',
    signal: 'SG',
  } as const;
  for (const end of ['time', 'memory', 'output', 'error-output', 'signal'] as const) {
    const { run } = await endedBy(end);
    expect(run).toMatchObject({ status: statuses[end], stderr: '', code: null, signal });
    expect(run.message).toMatch(/^The program .+\.$/);
  }
  const { run } = await runWith({ code: 3, stderr: 'oh' });
  expect(run).toMatchObject({ status: 'RE', message: null, stderr: 'oh', code: 3 });
});

test('[PR-022] the compiler’s output is the error output of a program that does not compile', async () => {
  const output = { stdout: '', stderr: 'line 3', output: 'line 3' };
  const failed = await runWith({ ...output, end: 'compile', code: 1 }, 'java');
  expect(failed.run).toMatchObject({ ...output, code: 1, status: 'RE' });
  expect(failed.compile).toMatchObject({ ...output, code: 1, status: 'RE' });
  const warned = await runWith({ compileOutput: 'careful' }, 'java');
  expect(warned.compile).toMatchObject({ stderr: 'careful', code: 0, status: null });
  expect(warned.run.stderr).toBe('');
});

test('[R4] Piston’s own paths work too, and list installed runtimes only', async () => {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/api/v2/execute',
    payload: JSON.stringify({ ...program, args: ['a'], run_timeout: -1, compile_timeout: 5_000 }),
    remoteAddress: newIp(),
  });
  expect(reply.json()).toMatchObject({ language: 'python', run: { output: 'hello\nworld\n' } });
  expect(runner.runs[0]).toMatchObject({ args: ['a'], exactLimits: { compile_timeout: 5_000 } });
  const listed = (await api.app.inject('/api/v2/runtimes')).json();
  expect(listed).toHaveLength(5);
  expect(listed[2]).toEqual({ language: 'python', version: '1.2.3', aliases: ['py'] });
});

test('[R4] [R2] accepts the largest allowed input along with several files', async () => {
  const files = [{ content: 'print(1)' }, { name: 'data', content: 'x'.repeat(1_000_000) }];
  const reply = await post({ ...program, files, stdin: 'y'.repeat(STDIN_MAX) });
  expect(reply.statusCode).toBe(200);
  expect(runner.runs[0]?.stdin).toHaveLength(2_097_152);
  const larger = await post({ ...program, stdin: 'y'.repeat(STDIN_MAX + 1) });
  expect(larger.json()).toMatchObject({ error: { fields: { stdin: expect.any(String) } } });
});

test('the list of languages has all six, and the reason why one is unavailable', async () => {
  const runtimes = await api.call(getRuntimesEndpoint, {});
  expect(runtimes).toHaveLength(6);
  expect(runtimes.find(({ language }) => language === 'php')).toEqual({
    language: 'php',
    version: '',
    aliases: [],
    available: false,
    reason: 'php is not installed on this server.',
  });
});

const positionSchema = object({ position: number().required() });
const eventSchema = object({ name: string().required(), data: string().required() });
const eventsIn = (text: string) =>
  [...text.matchAll(/event: (?<name>.*)\ndata: (?<data>.*)\n\n/g)].map(({ groups }) =>
    eventSchema.validateSync(groups),
  );

test('a run streams its queue position, start and result to clients that accept an event stream', async () => {
  runner.respond = ({ queue }) => {
    queue.onPosition?.(2);
    queue.onPosition?.(1);
    queue.onStart?.();
    return HELLO;
  };
  const reply = await post(program, { accept: 'text/event-stream', 'accept-encoding': 'gzip' });
  expect(reply.headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8' });
  expect(reply.headers['content-encoding']).toBeUndefined();
  const events = eventsIn(reply.body);
  expect(events.map(({ name }) => name)).toEqual(['queued', 'queued', 'started', 'result']);
  expect(positionSchema.validateSync(JSON.parse(events[0]?.data ?? ''))).toEqual({ position: 2 });
  const result = codeRunSchema.validateSync(JSON.parse(events[3]?.data ?? ''), { strict: true });
  expect(result.run.output).toBe('hello\nworld\n');
});

test('a streamed run that fails before the first event gets an HTTP error status', async () => {
  const reply = await post({ ...program, language: 'php' }, { accept: 'text/event-stream' });
  expect(reply.statusCode).toBe(400);
  expect(reply.headers['content-type']).toMatch(/^application\/json/);
});
