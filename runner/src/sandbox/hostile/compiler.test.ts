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
])('does not run what a compiler leaves as its output file: %s', async (_, source, message) => {
  const outcome = await harness.run(shellCompiler(), source);
  expect(outcome).toMatchObject({ end: 'compile', stdout: '' });
  expect(outcome.stderr).toContain(message);
});

test('a sandbox whose output file is a pipe without a writer ends at the time limit', async () => {
  const outcome = await harness.runSandbox(
    { command: ['mkfifo', '/box/out'], readResult: ['cat', '/box/out'] },
    { wallMs: 300 },
  );
  expect(outcome).toMatchObject({ exceededLimit: 'time' });
  expect(outcome.result).toHaveLength(0);
});

test('the background processes of a compiler are ended, and runs do not see its other files', async () => {
  const outcome = await harness.run(
    shellCompiler(),
    'for i in 1 2 3; do setsid sleep 600 & done; echo x > /tmp/secret-of-a-run; echo fine > /box/out; echo warned >&2',
  );
  expect(outcome).toMatchObject({ compileOutput: 'warned\n' });
  expect(outcome.stdout).toContain('fine');
  expect(outcome.stdout).not.toContain('secret-of-a-run');
});

test('a hostile archive (links, pipes, paths outside of its folder, decompression bomb) is unpacked only inside the sandbox of its own run', async () => {
  const source = `
cd /box && mkdir a && echo x > a/kept && ln -s /etc a/link && mkfifo a/pipe && ln a/kept a/hard
echo planted > /tmp/sopaan-hostile
tar -cPf /box/out a /box/../tmp/sopaan-hostile ../tmp/sopaan-hostile`;
  const unpacked = await harness.run(
    shellCompiler(['tar', '-xPf', '/box/out', '-C', '/box']),
    source,
  );
  expect(unpacked).toMatchObject({ end: 'exit' });
  expect(unpacked.stdout).toContain('kept');
  const zipBomb = await harness.run(
    shellCompiler(['tar', '-xzf', '/box/out', '-C', '/box']),
    'head -c 15000000 /dev/zero > /tmp/z; cd /tmp; tar -czf /box/out z z z z z z z z',
  );
  expect(zipBomb.end).not.toBe('compile');
});

/** Languages, their compilers, and programs in which `CONSTANTS` stands for declarations. */
const MEMORY_EXHAUSTING_SOURCES: readonly (readonly [Language, string, string])[] = [
  ['java', 'javac', 'class Main { static final String s0 = "0123456789abcdef"; CONSTANTS }'],
  [
    'csharp',
    'mcs',
    'class P { const string s0 = "0123456789abcdef"; CONSTANTS static void Main() { } }',
  ],
];

test.each(MEMORY_EXHAUSTING_SOURCES.filter(([, compiler]) => findOnHost(compiler).length > 0))(
  'a %s compiler that runs out of memory on doubling constants is stopped',
  async (language, _, template) => {
    const declare = language === 'java' ? 'static final String' : 'const string';
    const constants = Array.from(
      { length: 30 },
      (__, index) => `${declare} s${String(index + 1)} = s${String(index)} + s${String(index)};`,
    );
    const source = template.replace('CONSTANTS', constants.join('\n'));
    const outcome = await runner
      .prepare({ language, source })
      .run({ stdin: '', signal: new AbortController().signal });
    expect(outcome).toMatchObject({ end: 'compile', stdout: '' });
    expect(outcome.memoryBytes).toBeLessThan(800_000_000);
  },
);
