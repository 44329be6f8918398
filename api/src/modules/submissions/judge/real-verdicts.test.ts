import { startRunner, type RunnerProcess } from '@sopaan/tooling/servers/runner-process';
import type { CodeRunner } from '../../../runner/runner';
import { openRunner } from '../../../runner/open-runner';
import { judgeProgram } from './judge-program';
import type { JudgeTask } from './task';

let runnerProcess: RunnerProcess;
let runner: CodeRunner;
beforeAll(async () => {
  runnerProcess = await startRunner({ LOG_LEVEL: 'silent' });
  runner = openRunner({ executeUrl: runnerProcess.url });
});
afterAll(async () => {
  await runner.close();
  await runnerProcess.stop();
});

/** A program that is correct for the example and has a fault in the hidden test. */
const failingHidden = (fault: string) => `
line = input()
if line == "hidden":
    ${fault}
print(line.upper())`;

const PROGRAMS: Readonly<Record<string, string>> = {
  accepted: 'print(input().upper(), end="  \\r\\n\\n")',
  wrong_answer: failingHidden('line = "other"'),
  time_limit: failingHidden('while True: pass'),
  memory_limit: failingHidden('held = [bytearray(1 << 20) for _ in range(4096)]'),
  output_limit: failingHidden('while True: print(line * 100)'),
  runtime_error: failingHidden('raise ValueError(line)'),
  compile_error: 'print(input().upper()',
};

const TASK: JudgeTask = {
  userId: 'asha',
  language: 'python',
  code: '',
  // Enough to touch the memory of the limit on a slow machine.
  timeLimitMs: 1_000,
  memoryLimitMb: 64,
  tests: [
    { input: 'example', expected: 'EXAMPLE', isExample: true },
    { input: 'hidden', expected: 'HIDDEN', isExample: false },
  ],
};

function judge(verdict: string) {
  const { signal } = new AbortController();
  const task = { ...TASK, code: PROGRAMS[verdict] ?? '' };
  return judgeProgram(runner, task, { signal, onPassed: () => undefined });
}

test('real programs get each verdict, the same under load, without revealing hidden tests', async () => {
  const runtimes = await runner.runtimes();
  if (!runtimes.some(({ language, available }) => language === 'python' && available)) {
    console.info('python is not installed: skipped with real programs');
    return;
  }
  const expectedVerdicts = Object.keys(PROGRAMS);
  const [results, resultsUnderLoad] = await Promise.all([
    Promise.all(expectedVerdicts.map(judge)),
    Promise.all([...expectedVerdicts].reverse().map(judge)),
  ]);
  expect(results.map(({ verdict }) => verdict)).toEqual(expectedVerdicts);
  expect(resultsUnderLoad.map(({ verdict }) => verdict).reverse()).toEqual(expectedVerdicts);
  expect(JSON.stringify(results)).not.toMatch(/hidden/i);

  const compile = results[expectedVerdicts.indexOf('compile_error')];
  expect(compile).toMatchObject({ passedTests: 0, failedTest: null });
  expect(compile?.compileOutput).toContain('SyntaxError');
  expect(results[expectedVerdicts.indexOf('runtime_error')]).toMatchObject({
    passedTests: 1,
    failedTest: { number: 2, isExample: false },
  });
});
