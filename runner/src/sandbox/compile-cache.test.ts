import type { Program } from '../code-runner';
import { typescript } from '../languages/typescript';
import { openCompileCache } from './compile-cache';
import { prepareProgram, type CompileResult } from './prepared-program';
import type { SandboxRun, SandboxOutcome } from './sandbox-run';

const OUTCOME: SandboxOutcome = {
  exceededLimit: null,
  stdout: '',
  stderr: '',
  output: '',
  code: 0,
  signal: null,
  cpuMs: 1,
  wallMs: 1,
  memoryBytes: 1,
  result: Buffer.alloc(1_000),
};

/** A compile cache and a fake sandbox, which runs nothing and records the sources that were compiled. */
function setup({ bytes = 10_000 } = {}) {
  let nowMs = 0;
  const cache = openCompileCache<CompileResult>({ bytes, now: () => nowMs });
  const compiledSources: string[] = [];
  const tools = { esbuild: '/esbuild', node: '/node' };
  const toolchain = async () => ({ version: '', tools, binds: [], copiedPrograms: [] });
  const runSandboxed = async ({ command, file }: SandboxRun): Promise<SandboxOutcome> => {
    if (command[0] !== tools.esbuild) return OUTCOME;
    const source = file.bytes.toString();
    compiledSources.push(source);
    return { ...OUTCOME, code: source === 'broken' ? 1 : 0 };
  };
  const run = (source: string, owner = 'asha', more: Partial<Program> = {}) =>
    prepareProgram(
      { language: 'typescript', source, ...more },
      { definition: typescript, toolchain, runSandboxed, cache: { store: cache, owner } },
    ).run({ stdin: '', signal: new AbortController().signal });
  return { run, compiledSources, advanceTime: (milliseconds: number) => (nowMs += milliseconds) };
}

test('a program is compiled once for all runs with the same owner, limits and files, even if they are concurrent', async () => {
  const { run, compiledSources } = setup();
  await Promise.all([run('a'), run('a')]);
  await run('a');
  expect(compiledSources).toEqual(['a']);
  await run('a', 'ravi');
  await run('a', 'asha', { compileLimits: { wallMs: 5 } });
  const extraFiles = [{ name: 'other.txt', bytes: Buffer.from('x') }];
  await run('a', 'asha', { name: 'main.ts' });
  expect(compiledSources).toHaveLength(4);
  await run('a', 'asha', { extraFiles });
  await run('a', 'asha', { extraFiles });
  expect(compiledSources).toHaveLength(5);
});

test('a program whose compilation failed is compiled again, because a busy machine may have been the reason', async () => {
  const { run, compiledSources } = setup();
  expect(await run('broken')).toMatchObject({ end: 'compile' });
  await run('broken');
  expect(compiledSources).toEqual(['broken', 'broken']);
});

test('a full compile cache removes the least recently used program, and every program after five minutes without use', async () => {
  const { run, compiledSources, advanceTime } = setup({ bytes: 2_000 });
  for (const source of ['a', 'b', 'a', 'c', 'a', 'b']) await run(source);
  expect(compiledSources).toEqual(['a', 'b', 'c', 'b']);
  advanceTime(6 * 60_000);
  await run('d');
  await run('b');
  expect(compiledSources).toEqual(['a', 'b', 'c', 'b', 'd', 'b']);
});
