import { LANGUAGES, type Language } from '@sopaan/schemas/code-runs/code-run';
import type { RunLimits, RunOutcome } from '../code-runner';
import { findOnHost } from '../sandbox/host-tools';
import { createSandboxRunner } from '../sandbox/sandbox-runner';
import { languages } from './languages';
import { csharp } from './testing/csharp';
import { java } from './testing/java';
import { javascript } from './testing/javascript';
import { php } from './testing/php';
import { python } from './testing/python';
import type { Sample } from './testing/sample';
import { typescript } from './testing/typescript';

const samples: Record<Language, Sample> = { javascript, typescript, python, java, csharp, php };

// Esbuild is a dependency, so it is always installed.
const missingLanguages = LANGUAGES.filter((name) =>
  languages[name].programs.some(
    (program) => program !== 'esbuild' && findOnHost(program).length === 0,
  ),
);
if (missingLanguages.length > 0) {
  console.warn(`NOT TESTED, as not installed on this machine: ${missingLanguages.join(', ')}`);
}

const runner = createSandboxRunner();
afterAll(() => runner.close());

/** Returns a function that runs the sample program with a command. */
function prepareSample(
  name: Language,
): (word: string, limits?: Partial<RunLimits>) => Promise<RunOutcome> {
  const prepared = runner.prepare({ language: name, source: samples[name].program });
  const defaults = { cpuMs: 5_000, wallMs: 20_000, memoryBytes: 64_000_000, outputBytes: 5_000 };
  return (word, limits) =>
    prepared.run({
      stdin: `${word}\nline two\n`,
      limits: { ...defaults, ...limits },
      signal: new AbortController().signal,
    });
}

describe.each(LANGUAGES.filter((name) => !missingLanguages.includes(name)))('%s', (name) => {
  const run = prepareSample(name);

  test('[AP-007] a program prints, reads its input, throws an exception and fails to compile', async () => {
    const [hello, read] = await Promise.all([run('hello'), run('read')]);
    expect(hello).toMatchObject({ end: 'exit', code: 0, stdout: 'Hello, World!\n', stderr: '' });
    expect(hello.output).toBe(hello.stdout);
    expect(read).toMatchObject({ end: 'exit', code: 0, stdout: 'line two\n' });
    const { broken, compileError } = samples[name];
    const [thrown, compile] = await Promise.all([
      run('throw'),
      runner
        .prepare({ language: name, source: broken })
        .run({ stdin: '', signal: new AbortController().signal }),
    ]);
    expect(thrown).toMatchObject({ end: 'exit', signal: null });
    expect(thrown.code).toBeGreaterThan(0);
    expect(thrown.stderr).toContain('thrown on purpose');
    expect(compile).toMatchObject({ end: 'compile', stdout: '' });
    expect(compile.stderr).toMatch(compileError);
  });

  test('a program is ended at the limits of processor time and wall-clock time', async () => {
    const [cpu, sleep] = await Promise.all([
      run('cpu', { cpuMs: 100 }),
      run('sleep', { wallMs: 300 }),
    ]);
    expect(cpu).toMatchObject({ end: 'time', code: null, signal: 'SIGKILL' });
    expect(cpu.cpuMs).toBeGreaterThan(100);
    expect(sleep).toMatchObject({ end: 'time' });
    expect(sleep.wallMs).toBeGreaterThanOrEqual(300);
  });

  test('a program is ended at the limits of memory and output, and cannot exceed that of processes', async () => {
    const [memory, processes] = await Promise.all([
      run('memory'),
      // Until a child of a busy machine runs its program, its copy of the parent's memory counts.
      run('processes', { memoryBytes: 512_000_000 }),
    ]);
    expect(memory.end).toBe('memory');
    expect(memory.memoryBytes).toBeLessThan(400_000_000);
    expect(processes).toMatchObject({ stdout: expect.stringMatching(/^refused\n/) });
    const [output, errors] = await Promise.all([run('output'), run('errors')]);
    expect(output).toMatchObject({ end: 'output', stdout: `${'x'.repeat(999)}\n`.repeat(5) });
    expect(errors).toMatchObject({ end: 'error-output', stdout: '' });
    expect(errors.stderr).toHaveLength(5_000);
  });
});
