import type { Language } from '@sopaan/schemas/code-runs/code-run';
import { findOnHost } from '../host-tools';
import { createSandboxRunner } from '../sandbox-runner';
import { plantedOnHost, sandboxProcesses } from './testing/traces';
import { shellCompiler, openSandboxHarness, type SandboxHarness } from './testing/sandbox-harness';

const runner = createSandboxRunner();
let harness: SandboxHarness;
beforeAll(async () => {
  harness = await openSandboxHarness();
});
afterAll(async () => {
  await harness.close();
  await runner.close();
});
afterEach(() => {
  expect(sandboxProcesses()).toEqual([]);
  expect(plantedOnHost()).toEqual([]);
});

test.each([
  ['a link to a file of the host', 'ln -s /etc/passwd /box/out', ''],
  ['a link to an endless file', 'ln -s /dev/zero /box/out', 'output limit exceeded'],
  ['nothing', 'true', ''],
  ['a folder', 'mkdir /box/out', ''],
])('discards the output of a compiler that leaves %s', async (_, source, words) => {
  const outcome = await harness.run(shellCompiler(), source);
  expect(outcome).toMatchObject({ end: 'compile', stdout: '' });
  expect(outcome.stderr).toContain(words);
});

test('ends a compiler that leaves a pipe without a writer', async () => {
  const outcome = await harness.runSandbox(
    { command: ['mkfifo', '/box/out'], collect: ['cat', '/box/out'] },
    300,
  );
  expect(outcome).toMatchObject({ exceededLimit: 'time' });
  expect(outcome.collected).toHaveLength(0);
});

test('ends the background processes of a compiler, and hides its other files from runs', async () => {
  const outcome = await harness.run(
    shellCompiler(),
    'for i in 1 2 3; do setsid sleep 600 & done; echo x > /tmp/secret-of-a-run; echo fine > /box/out; echo warned >&2',
  );
  expect(outcome).toMatchObject({ compileOutput: 'warned\n' });
  expect(outcome.stdout).toContain('fine');
  expect(outcome.stdout).not.toContain('secret-of-a-run');
});

test('unpacks an archive with links, pipes, outside paths and a bomb in the sandbox of its run only', async () => {
  const source = `
cd /box && mkdir a && echo x > a/kept && ln -s /etc a/link && mkfifo a/pipe && ln a/kept a/hard
echo planted > /tmp/sopaan-hostile
tar -cPf /box/out a /box/../tmp/sopaan-hostile ../tmp/sopaan-hostile`;
  const tricks = await harness.run(
    shellCompiler(['tar', '-xPf', '/box/out', '-C', '/box']),
    source,
  );
  expect(tricks).toMatchObject({ end: 'exit' });
  expect(tricks.stdout).toContain('kept');
  const bomb = await harness.run(
    shellCompiler(['tar', '-xzf', '/box/out', '-C', '/box']),
    'head -c 15000000 /dev/zero > /tmp/z; cd /tmp; tar -czf /box/out z z z z z z z z',
  );
  expect(bomb.end).not.toBe('compile');
});

const BOMBS: readonly (readonly [Language, string, string])[] = [
  ['java', 'javac', 'class Main { static final String s0 = "0123456789abcdef"; STEPS }'],
  [
    'csharp',
    'mcs',
    'class P { const string s0 = "0123456789abcdef"; STEPS static void Main() { } }',
  ],
];

test.each(BOMBS.filter(([, program]) => findOnHost(program).length > 0))(
  '%s: contains constants that double until the compiler runs out of memory',
  async (language, _, frame) => {
    const declare = language === 'java' ? 'static final String' : 'const string';
    const steps = Array.from(
      { length: 30 },
      (__, step) => `${declare} s${String(step + 1)} = s${String(step)} + s${String(step)};`,
    );
    const source = frame.replace('STEPS', steps.join('\n'));
    const outcome = await runner
      .prepare({ language, source })
      .run({ stdin: '', signal: new AbortController().signal });
    expect(outcome).toMatchObject({ end: 'compile', stdout: '' });
    expect(outcome.memoryBytes).toBeLessThan(800_000_000);
  },
);
