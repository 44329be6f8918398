import { once } from 'node:events';
import type { RunOutcome, RunRequest } from '../runner';
import { FakePiston, HELLO } from './fake-piston.fixture';
import { createPistonRunner } from './piston-runner';

/** A server that is away is not waited for. */
const AT_ONCE = { interactive: 0, background: 0 };

let piston: FakePiston;
beforeEach(async () => {
  piston = new FakePiston();
  await piston.open();
});
afterEach(() => piston.close());

function run(
  request: Partial<RunRequest> = {},
  runner = createPistonRunner(piston.url, AT_ONCE),
): Promise<RunOutcome> {
  const program = runner.prepare(
    { language: 'python', source: 'print("hi")' },
    { owner: 'asha', priority: 'interactive' },
  );
  return program.run({ stdin: 'in', signal: new AbortController().signal, ...request });
}

const answer = (value: unknown, status = 200) => {
  piston.answer = (_sent, response) => piston.send(response, value, status);
};

test('[PR-029] a program goes out in the words of Piston, and its answer comes back as an outcome', async () => {
  const runner = createPistonRunner(piston.url, AT_ONCE);
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
  expect(piston.asked).toBe(1);
});

test('its runtimes are told, the newest of each language, and which are missing', async () => {
  const states = await createPistonRunner(piston.url, AT_ONCE).runtimes();
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
])('a run that ended by %s is known, also from an older server', async (end, value, expected) => {
  answer(value);
  expect(await run()).toMatchObject({ end, ...expected });
});

test('a server that allows less than was asked for is asked again for that', async () => {
  const runner = createPistonRunner(piston.url, AT_ONCE);
  piston.answer = ({ run_timeout: timeout, run_memory_limit: memory }, response) => {
    const over = (name: string) => `${name} cannot exceed the configured limit of 3000`;
    if (timeout !== 3000) piston.send(response, { message: over('run_timeout') }, 400);
    else if (memory !== 3000) piston.send(response, { message: over('run_memory_limit') }, 400);
    else piston.send(response, { run: HELLO });
  };
  expect(await run({}, runner)).toMatchObject({ stdout: 'hi\n' });
  await run({}, runner);
  expect(piston.sent).toHaveLength(4);
});

test.each<[string, FakePiston['answer']]>([
  ['fails', (_sent, response) => piston.send(response, { message: 'no' }, 500)],
  ['refuses', (_sent, response) => piston.send(response, { message: 'no' }, 400)],
  ['sends no JSON', (_sent, response) => response.end('<html>')],
  ['sends another shape', (_sent, response) => piston.send(response, { run: { stdout: {} } })],
  ['tells of no run', (_sent, response) => piston.send(response, { language: 'python' })],
  ['hangs up', (_sent, response) => response.destroy()],
  [
    'sends one to another place',
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
])('a server that %s is not available', async (_does, does) => {
  piston.answer = does;
  await expect(run()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('a server that is not there is not available, and is asked anew each time', async () => {
  const runner = createPistonRunner('http://127.0.0.1:1/api/v2', AT_ONCE);
  await expect(runner.runtimes()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(run({}, runner)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('who goes away is not waited for: the server sees the connection close', async () => {
  const leaving = new AbortController();
  const closed = new Promise<void>((resolve) => {
    piston.answer = (_sent, response) => {
      void once(response, 'close').then(() => resolve());
      leaving.abort(new Error('gone'));
    };
  });
  await expect(run({ signal: leaving.signal })).rejects.toThrow('gone');
  await closed;
});
