import { piston } from 'piston-client';
import { object, string } from 'yup';
import {
  codeRunSchema,
  executeEndpoint,
  getRuntimesEndpoint,
  pistonRuntimesSchema,
} from '@sopaan/schemas/code-runs/code-run';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { startRunner, type RunnerProcess } from '@sopaan/tooling/servers/runner-process';
import { openRunner } from '../../runner/open-runner';
import type { CodeRunner } from '../../runner/runner';
import { testApp } from '../../testing/test-app';

let runner: RunnerProcess;
const api = testApp(undefined, {
  runner: async () => {
    runner = await startRunner({ LOG_LEVEL: 'silent' });
    return openRunner({ executeUrl: runner.url });
  },
});
afterAll(() => runner.stop());

const pythonReads = 'import sys\nprint("Namaste,", sys.stdin.read())';

/** The installed version of Python; warns and returns undefined if there is none. */
async function pythonVersion(): Promise<string | undefined> {
  const runtimes = await api.call(getRuntimesEndpoint, {});
  const python = runtimes.find(({ language }) => language === 'python');
  if (python?.available) return python.version;
  console.warn(`Not tested with a real program: ${python?.reason ?? 'python is not installed'}`);
  return undefined;
}

test('[AP-007] [PR-019] [PR-021] [PR-022] [PR-029] runs code in the separate runner process', async () => {
  const version = await pythonVersion();
  if (version === undefined) {
    const files = [{ content: pythonReads }];
    const { status } = await api.rejection(executeEndpoint, { language: 'python', files });
    expect([400, 503]).toContain(status);
    return;
  }
  const run = (content: string, stdin = '') =>
    api.call(executeEndpoint, { language: 'py', version: '3.10.0', files: [{ content }], stdin });

  const greeting = await run(pythonReads, 'Asha');
  expect(greeting).toMatchObject({
    language: 'python',
    version,
    run: { output: 'Namaste, Asha\n', stderr: '', code: 0, status: null },
  });

  const failing = await run('print(1, flush=True)\nraise ValueError("oh")');
  expect(failing.run).toMatchObject({ stdout: '1\n', code: 1, status: 'RE', message: null });
  expect(failing.run.stderr).toContain('ValueError: oh');
  expect(failing.run.output).toBe(failing.run.stdout + failing.run.stderr);
  // Paths of the server must not leak into the output.
  expect(failing.run.output).not.toContain(process.cwd());
});

test('[R4] works with Piston’s public client and all of its options', async () => {
  const version = await pythonVersion();
  if (version === undefined) return;
  const client = piston({ server: await api.app.listen({ host: '127.0.0.1', port: 0 }) });
  const listed = pistonRuntimesSchema.validateSync(await client.runtimes(), { strict: true });
  expect(listed).toContainEqual(expect.objectContaining({ language: 'python', version }));
  expect(listed.every((runtime) => runtime.version !== '')).toBe(true);

  const plain = await client.execute('python', 'import sys; print(sys.argv[1:])');
  expect(codeRunSchema.validateSync(plain).run.stdout).toBe("['1', '2', '3']\n");
  const response = await client.execute({
    language: 'python',
    version: '3.x',
    files: [
      { name: 'main.py', content: 'import sys, other; print(other.x, *sys.argv[1:], input())' },
      { name: 'other.py', content: Buffer.from('x = 7').toString('base64'), encoding: 'base64' },
    ],
    stdin: 'in',
    args: ['a b'],
    runTimeout: 2_000,
    compileTimeout: 4_000,
    runMemoryLimit: 64_000_000,
  });
  expect(codeRunSchema.validateSync(response).run).toMatchObject({ stdout: '7 a b in\n', code: 0 });
  const slept = await client.execute({
    language: 'python',
    files: [{ content: 'import time; time.sleep(5)' }],
    runTimeout: 200,
  });
  expect(codeRunSchema.validateSync(slept).run).toMatchObject({ signal: 'SIGKILL', status: 'TO' });

  const rejectionOf = async (more: object) =>
    rejectionSchema.validateSync(
      await client.execute({ language: 'python', files: [{ content: '' }], ...more }),
    );
  expect(await rejectionOf({ version: '2.7.0' })).toMatchObject({
    message: `python-2.7.0 runtime is unknown: use ${version} or 3.10.0`,
  });
  const message = 'run_timeout cannot exceed the configured limit of 30000';
  expect(await rejectionOf({ runTimeout: 31_000 })).toMatchObject({
    message,
    error: { code: 'VALIDATION_FAILED', fields: { run_timeout: message } },
  });
  const files = [{ content: '' }, { name: 'main.py', content: '' }];
  expect(await rejectionOf({ files })).toMatchObject({
    error: { fields: { 'files[1].name': expect.stringContaining('main.py') } },
  });
});

const rejectionSchema = object({
  message: string().required(),
  error: object({ code: string().required(), fields: object() }).required(),
});

test('[R3] two API processes with one runner share the limits of an owner', async () => {
  if ((await pythonVersion()) === undefined) return;
  const clients = [1, 2].map(() => openRunner({ executeUrl: runner.url }));
  const [first, second] = clients;
  if (!first || !second) throw new Error('no clients');
  const ending = new AbortController();
  const run = (client: CodeRunner, owner: string, source: string) =>
    client
      .prepare({ language: 'python', source }, { owner, priority: 'interactive' })
      .run({ stdin: '', signal: ending.signal, limits: { cpuMs: 10_000, wallMs: 30_000 } });
  try {
    // Three may have a sandbox, three may wait.
    const sleepers = Array.from({ length: 6 }, () =>
      run(first, 'Asha', 'import time; time.sleep(60)'),
    );
    for (const sleeper of sleepers) sleeper.catch(() => undefined);
    await waitUntil('three runs wait', async () => (await first.status?.())?.waiting === 3);
    await expect(run(second, 'Asha', 'print(1)')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await run(second, 'Ravi', 'print(1)')).toMatchObject({ end: 'exit', stdout: '1\n' });
  } finally {
    ending.abort(new Error('the test is over'));
    for (const client of clients) await client.close();
  }
});
