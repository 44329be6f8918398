import { request as call } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createEventParser } from '@sopaan/schemas/api/event-stream-parser';
import { createRunnerApp } from './app';
import { RunnerError } from './runner-error';
import { FakeRunner, HELLO } from './testing/fake-runner';

let runner: FakeRunner;
let app: FastifyInstance;
beforeEach(() => {
  runner = new FakeRunner();
  app = createRunnerApp({ runner, slots: 2, enforcement: async () => 'cgroup-v1' });
});
afterEach(() => app.close());

const PROGRAM = { language: 'python', version: '3.10.0', files: [{ content: 'print(1)' }] };

function post(payload: object, headers: Record<string, string> = {}) {
  const url = '/api/v2/execute';
  return app.inject({ method: 'POST', url, payload: JSON.stringify(payload), headers });
}

test('[R4] the list of runtimes contains installed ones only, in the format of Piston', async () => {
  const runtimes = (await app.inject('/api/v2/runtimes')).json();
  expect(runtimes).toHaveLength(5);
  expect(runtimes[2]).toEqual({ language: 'python', version: '3.11.2', aliases: ['py'] });
});

test('[R4] every field of the request is passed to the run', async () => {
  const reply = await post(
    {
      language: 'py',
      version: '3.x',
      files: [
        { name: 'app.py', content: 'import helper' },
        {
          name: 'lib/helper.py',
          content: Buffer.from('x = 1').toString('base64'),
          encoding: 'base64',
        },
        { name: 'data.bin', content: '00ff', encoding: 'hex' },
      ],
      stdin: 'in',
      args: ['--one', 'two words'],
      run_timeout: 2_000,
      run_cpu_time: 1_000,
      run_memory_limit: 64_000_000,
      compile_timeout: 3_000,
      compile_cpu_time: -1,
      compile_memory_limit: 0,
    },
    {
      'x-runner-owner': 'asha',
      'x-runner-group': 'school',
      'x-runner-priority': 'background',
      'x-runner-output-limit': '200000',
    },
  );
  expect(reply.json()).toMatchObject({
    language: 'python',
    version: '3.11.2',
    run: { stdout: HELLO.stdout, code: 0, signal: null, status: null },
  });
  expect(runner.runs).toEqual([
    expect.objectContaining({
      stdin: 'in',
      args: ['--one', 'two words'],
      limits: { wallMs: 2_000, cpuMs: 1_000, memoryBytes: 64_000_000, outputBytes: 200_000 },
      program: {
        language: 'python',
        source: 'import helper',
        name: 'app.py',
        extraFiles: [
          { name: 'lib/helper.py', bytes: Buffer.from('x = 1') },
          { name: 'data.bin', bytes: Buffer.from([0, 255]) },
        ],
        compileLimits: { wallMs: 3_000 },
      },
      entry: expect.objectContaining({ owner: 'asha', group: 'school', priority: 'background' }),
    }),
  ]);
});

const withFile = (file: object) => ({ ...PROGRAM, files: [...PROGRAM.files, file] });
test.each([
  ['no language', { ...PROGRAM, language: undefined }, 'language is required as a string'],
  ['a language of another type', { ...PROGRAM, language: 5 }, /^language must be a `string`/],
  ['no files', { ...PROGRAM, files: undefined }, 'files is required as an array'],
  [
    'a file without content',
    { ...PROGRAM, files: [{}] },
    'files[0].content is required as a string',
  ],
  ['an unknown language', { ...PROGRAM, language: 'cobol' }, 'cobol runtime is unknown'],
  [
    'a wrong version',
    { ...PROGRAM, version: '2.7.1' },
    'python-2.7.1 runtime is unknown: use 3.11.2 or 3.10.0',
  ],
  [
    'too much time',
    { ...PROGRAM, run_timeout: 60_000 },
    'run_timeout cannot exceed the configured limit of 30000',
  ],
  [
    'too much memory',
    { ...PROGRAM, run_memory_limit: 1e12 },
    'run_memory_limit cannot exceed the configured limit of 536870912',
  ],
  [
    'a limit that is not a number',
    { ...PROGRAM, run_timeout: 'long' },
    'If specified, run_timeout must be a number',
  ],
  ['a negative limit', { ...PROGRAM, compile_timeout: -5 }, 'compile_timeout must be non-negative'],
  ['an unknown field', { ...PROGRAM, environment: {} }, 'environment is not known here'],
  [
    'an unknown field of a file',
    withFile({ name: 'a', content: '', mode: 7 }),
    'mode is not known here',
  ],
  [
    'a path outside of the folder',
    withFile({ name: '../a', content: '' }),
    'files[1].name must be a name or a path below the folder of the program',
  ],
  ['a file without a name', withFile({ content: '' }), /^files\[1\]\.name is required/],
  [
    'invalid Base64',
    withFile({ name: 'a', content: '?', encoding: 'base64' }),
    'files[1].content must be Base64',
  ],
  [
    'an unknown encoding',
    withFile({ name: 'a', content: '', encoding: 'gzip' }),
    'files[1].encoding must be one of utf8, base64 and hex',
  ],
  [
    'a program that is not text',
    { ...PROGRAM, files: [{ content: 'ff', encoding: 'hex' }] },
    'files[0] must be text in utf8',
  ],
])('[R4] rejects a request with %s, and runs nothing', async (_case, request, message) => {
  const reply = await post(request);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toEqual({
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  });
  expect(runner.runs).toEqual([]);
});

test.each(['3.11.2', '*', '3', '>=3.9', '^3.11', '3.10.0'])(
  '[R4] the version %s selects the installed one',
  async (version) => {
    expect((await post({ ...PROGRAM, version })).json()).toMatchObject({ version: '3.11.2' });
  },
);

test.each([
  [new RunnerError('RATE_LIMITED', { retryAfter: 7 }), 429, '7'],
  [new RunnerError('UNAVAILABLE'), 503, undefined],
  [new Error('/secret/path broke'), 500, undefined],
])(
  'a run that fails with %s leads to a response with its status and without details',
  async (error, status, retryAfter) => {
    runner.onRun = () => Promise.reject(error);
    const reply = await post(PROGRAM);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['retry-after']).toBe(retryAfter);
    expect(reply.json()).toEqual({ message: expect.not.stringContaining('secret') });
  },
);

test('a client that accepts events receives the position, the start, and finally the result or the error', async () => {
  runner.onRun = ({ entry }) => {
    entry.onPosition?.(2);
    entry.onStart?.();
    return HELLO;
  };
  const events = async () => {
    const reply = await post(PROGRAM, { accept: 'text/event-stream' });
    expect(reply.headers['content-type']).toMatch(/^text\/event-stream/);
    return createEventParser().feed(reply.body);
  };
  const [queued, started, result] = await events();
  expect(queued).toEqual({ name: 'queued', data: '{"position":2}' });
  expect(started).toEqual({ name: 'started', data: '{}' });
  expect(result?.name).toBe('result');
  expect(JSON.parse(result?.data ?? '')).toMatchObject({ run: { stdout: HELLO.stdout } });

  runner.onRun = ({ entry }) => {
    entry.onStart?.();
    throw new RunnerError('UNAVAILABLE');
  };
  const [, error] = await events();
  expect(error?.name).toBe('error');
  expect(JSON.parse(error?.data ?? '')).toMatchObject({ status: 503 });
});

test('the run of a client that disconnects is aborted, with and without an event stream', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sopaan-runner-'));
  const socketPath = join(folder, 's');
  await app.listen({ path: socketPath });
  for (const accept of ['application/json', 'text/event-stream']) {
    const abortReason = new Promise<unknown>((resolve) => {
      runner.onRun = ({ signal }) => {
        clientRequest.destroy();
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => {
            resolve(signal.reason);
            reject(signal.reason);
          });
        });
      };
    });
    const path = '/api/v2/execute';
    const clientRequest = call({ socketPath, path, method: 'POST', headers: { accept } });
    clientRequest.on('error', () => undefined).end(JSON.stringify(PROGRAM));
    expect(await abortReason).toMatchObject({ name: 'ClientDisconnected' });
  }
  await rm(folder, { recursive: true });
});

test('the status contains load, outcomes, enforcement of limits and missing languages', async () => {
  const status = (await app.inject('/status')).json();
  const counts = { slots: 2, running: 1, paused: 3, idle: 4, waiting: 2 };
  const ended = [{ language: 'python', end: 'exit', count: 3 }];
  expect(status).toMatchObject({ ...counts, ended, limits: 'cgroup-v1' });
  expect(status.languages[5]).toMatchObject({
    language: 'php',
    available: false,
    reason: 'php is not installed on this server.',
  });
});

test('accepts a body of eight megabytes and rejects a larger one', async () => {
  const data = (size: number) => ({ name: 'data', content: 'x'.repeat(size) });
  const files = (count: number) => [
    { content: '' },
    ...Array.from({ length: count }, (_, index) => ({ ...data(1_000_000), name: `data${index}` })),
  ];
  expect((await post({ ...PROGRAM, files: files(8) })).statusCode).toBe(200);
  expect((await post({ ...PROGRAM, files: files(9) })).statusCode).toBe(413);
  expect((await app.inject('/nothing')).statusCode).toBe(404);
});
