import { once } from 'node:events';
import type { RunOutcome, RunRequest } from '../runner';
import { FakePiston, HELLO } from './testing/fake-piston';
import { createPistonRunner } from './piston-runner';

/** No retries. */
const NO_RETRY = { interactive: 0, background: 0 };

let piston: FakePiston;
beforeEach(async () => {
  piston = new FakePiston();
  await piston.open();
});
afterEach(() => piston.close());

function run(
  request: Partial<RunRequest> = {},
  runner = createPistonRunner(piston.url, NO_RETRY),
): Promise<RunOutcome> {
  const program = runner.prepare(
    { language: 'python', source: 'print("hi")' },
    { owner: 'asha', priority: 'interactive' },
  );
  return program.run({ stdin: 'in', signal: new AbortController().signal, ...request });
}

const respondWith = (value: unknown, status = 200) => {
  piston.respond = (_sent, response) => piston.send(response, value, status);
};

test('[PR-029] sends a program in the format of Piston, and converts the response to an outcome', async () => {
  const runner = createPistonRunner(piston.url, NO_RETRY);
  const outcome = await run({ limits: { wallMs: 4000, memoryBytes: 1000 } }, runner);
  expect(outcome).toMatchObject({ end: 'exit', stdout: 'hi\n', output: 'hi\n', code: 0 });
  expect(piston.sent).toEqual([
    expect.objectContaining({
      language: 'python',
      version: '3.10.0',
      files: [{ content: 'print("hi")' }],
      stdin: 'in',
      run_timeout: 4000,
      run_memory_limit: 1000,
    }),
  ]);
  await run({}, runner);
  expect(piston.runtimesRequests).toBe(1);
});

test('lists the newest runtime of each language, and languages that are missing', async () => {
  const states = await createPistonRunner(piston.url, NO_RETRY).runtimes();
  expect(states.filter(({ available }) => available)).toEqual([
    { language: 'javascript', version: '18.15.0', aliases: ['js'], available: true, reason: '' },
    { language: 'python', version: '3.10.0', aliases: ['py', 'py3'], available: true, reason: '' },
  ]);
  expect(states).toHaveLength(6);
  expect(states[5]?.reason).toMatch(/^php is not installed/);
});

const stage = { stdout: '', stderr: '', output: '', code: null, signal: null, message: null };
const killed = { ...stage, signal: 'SIGKILL' };
test.each([
  ['exit', { run: { ...stage, stderr: 'oh', code: 1, status: 'RE' } }, { code: 1, stderr: 'oh' }],
  ['signal', { run: { ...stage, signal: 'SIGSEGV', status: 'SG' } }, { signal: 'SIGSEGV' }],
  ['time', { run: { ...killed, status: 'TO', cpu_time: 5000, wall_time: 5003 } }, { cpuMs: 5000 }],
  ['time', { run: { ...killed, wall_time: 5000 } }, {}],
  ['memory', { run: { ...killed, status: 'SG', memory: 384 * 1024 * 1024 } }, {}],
  ['output', { run: { ...killed, status: 'OL' } }, {}],
  ['output', { run: { ...HELLO, stdout: 'x'.repeat(70_000) } }, { stdout: 'x'.repeat(65_536) }],
  ['error-output', { run: { ...killed, status: 'EL' } }, {}],
  ['exit', { run: HELLO, compile: { ...HELLO, output: 'careful' } }, { compileOutput: 'careful' }],
  [
    'compile',
    { compile: { ...stage, stderr: 'line 3', code: 1 } },
    { stderr: 'line 3', output: 'line 3', code: 1, stdout: '' },
  ],
])('recognises a run ended by %s, even on an older server', async (end, value, expected) => {
  respondWith(value);
  expect(await run()).toMatchObject({ end, ...expected });
});

test('retries with lower limits if the server allows less', async () => {
  const runner = createPistonRunner(piston.url, NO_RETRY);
  piston.respond = ({ run_timeout: timeout, run_memory_limit: memory }, response) => {
    const over = (name: string) => `${name} cannot exceed the configured limit of 3000`;
    if (timeout !== 3000) piston.send(response, { message: over('run_timeout') }, 400);
    else if (memory !== 3000) piston.send(response, { message: over('run_memory_limit') }, 400);
    else piston.send(response, { run: HELLO });
  };
  expect(await run({}, runner)).toMatchObject({ stdout: 'hi\n' });
  await run({}, runner);
  expect(piston.sent).toHaveLength(4);
});

test.each<[string, FakePiston['respond']]>([
  ['fails', (_sent, response) => piston.send(response, { message: 'no' }, 500)],
  ['rejects', (_sent, response) => piston.send(response, { message: 'no' }, 400)],
  ['sends no JSON', (_sent, response) => response.end('<html>')],
  ['sends another shape', (_sent, response) => piston.send(response, { run: { stdout: {} } })],
  ['sends no run', (_sent, response) => piston.send(response, { language: 'python' })],
  ['hangs up', (_sent, response) => response.destroy()],
  [
    'redirects',
    (_sent, response) => response.writeHead(307, { location: `${piston.url}/runtimes` }).end(),
  ],
  [
    'never ends',
    (_sent, response) => {
      const more = () => {
        while (response.write('x'.repeat(65_536))) continue;
      };
      response.on('drain', more);
      more();
    },
  ],
])('a server that %s is unavailable', async (_name, respond) => {
  piston.respond = respond;
  await expect(run()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('every call to an unreachable server is rejected as unavailable', async () => {
  const runner = createPistonRunner('http://127.0.0.1:1/api/v2', NO_RETRY);
  await expect(runner.runtimes()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(run({}, runner)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('aborting a run closes the connection to the server', async () => {
  const abort = new AbortController();
  const closed = new Promise<void>((resolve) => {
    piston.respond = (_sent, response) => {
      void once(response, 'close').then(() => resolve());
      abort.abort(new Error('gone'));
    };
  });
  await expect(run({ signal: abort.signal })).rejects.toThrow('gone');
  await closed;
});
