import { Script } from 'node:vm';
import { isSameOutput } from '@sopaan/schemas/practice/same-output';
import type { RunOutcome } from '../../../runner/runner';
import type { FakeRun } from '../../../testing/fake-runner';
import { outputDigest } from './expected-output';
import { createFakeRunner, type Behaviour } from './testing/fake-runner';
import { judgeProgram } from './judge-program';
import type { JudgeTask } from './task';

const TASK: JudgeTask = {
  userId: 'asha',
  language: 'python',
  code: 'a solution',
  timeLimitMs: 2_000,
  memoryLimitMb: 64,
  tests: [
    { input: 'one', expected: '1', isExample: true },
    { input: 'two', expected: '2', isExample: true },
    { input: 'three', expected: '3', isExample: false },
    { input: 'four', expected: '4', isExample: false },
  ],
};
const ANSWERS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2 \n',
  three: '3\r\n',
  four: '4\n\n',
};
const correctAnswer = ({ stdin }: FakeRun) => ({ stdout: ANSWERS[stdin] ?? '' });

async function judge(behave: Behaviour, task = TASK) {
  const runner = createFakeRunner(behave);
  const passedCounts: number[] = [];
  const { signal } = new AbortController();
  const judgement = await judgeProgram(runner, task, {
    signal,
    onPassed: (n) => passedCounts.push(n),
  });
  return { judgement, runner, passedCounts, inputs: runner.runs.map(({ stdin }) => stdin) };
}

/** A program that is correct up to the test with this input. */
const failingAt = (input: string, outcome: Partial<RunOutcome>) => (run: FakeRun) =>
  run.stdin === input ? outcome : correctAnswer(run);

test('prepares a solution once, runs the examples, then the hidden tests, and ignores trailing white space', async () => {
  const { judgement, runner, passedCounts, inputs } = await judge((run) => ({
    ...correctAnswer(run),
    cpuMs: run.stdin === 'two' ? 40.4 : 10,
    memoryBytes: run.stdin === 'three' ? 4_096_000 : 1_024,
    stderr: 'text on the error output',
  }));
  expect(judgement).toEqual({
    verdict: 'accepted',
    passedTests: 4,
    testCount: 4,
    timeMs: 40,
    memoryKb: 4_000,
    failedTest: null,
    compileOutput: '',
  });
  expect(inputs).toEqual(['one', 'two', 'three', 'four']);
  expect(passedCounts).toEqual([1, 2, 3, 4]);
  expect(new Set(runner.runs.map(({ program }) => program)).size).toBe(1);
  expect(runner.runs[0]?.program).toEqual({ language: 'python', source: 'a solution' });
  expect(runner.runs[0]?.queue).toEqual({ owner: 'asha', priority: 'background' });
  expect(runner.runs[0]?.limits).toMatchObject({
    cpuMs: 2_000,
    memoryBytes: 67_108_864,
    outputBytes: 1_048_576,
  });
});

test.each<[string, Partial<RunOutcome>]>([
  ['wrong_answer', { stdout: ' 2' }],
  ['time_limit', { end: 'time', code: null, signal: 'SIGKILL', cpuMs: 2_400, wallMs: 2_400 }],
  ['memory_limit', { end: 'memory', code: 1 }],
  ['output_limit', { end: 'output', code: null }],
  ['output_limit', { end: 'error-output', code: null }],
  ['runtime_error', { end: 'signal', code: null, signal: 'SIGSEGV' }],
  ['runtime_error', { stdout: '2', code: 3 }],
])('the verdict is %s for %j, and no further test runs', async (verdict, outcome) => {
  const { judgement, inputs } = await judge(
    failingAt('two', { stdout: 'so far', stderr: 'said', ...outcome }),
  );
  const { stdout = 'so far' } = outcome;
  expect(judgement).toMatchObject({
    verdict,
    passedTests: 1,
    testCount: 4,
    failedTest: {
      number: 2,
      isExample: true,
      input: 'two',
      expected: '2',
      actual: stdout,
      stderr: 'said',
    },
  });
  expect(new Set(inputs)).toEqual(new Set(['one', 'two']));
});

test('the judgement of a failed hidden test contains only its number, wherever the program writes its input', async () => {
  const hiddenTest = {
    number: 3,
    isExample: false,
    input: '',
    expected: '',
    actual: '',
    stderr: '',
  };
  const leak = { stdout: 'three', stderr: 'three', output: 'three', compileOutput: 'three' };
  for (const outcome of [{}, { code: 1 }, { end: 'signal', signal: 'three' } as const]) {
    const { judgement } = await judge(failingAt('three', { ...leak, ...outcome }));
    expect(judgement.failedTest).toEqual(hiddenTest);
    expect(JSON.stringify(judgement)).not.toContain('three');
  }
  const compiledLate = await judge(failingAt('three', { ...leak, end: 'compile' }));
  expect(compiledLate.judgement).toMatchObject({ verdict: 'compile_error', compileOutput: '' });
});

test('[R2] compares an output by its digest, ignoring trailing white space', async () => {
  const hiddenTest = {
    input: 'three',
    expected: { sha256: outputDigest('3') },
    isExample: false,
  };
  const task = { ...TASK, tests: [...TASK.tests.slice(0, 2), hiddenTest] };
  expect((await judge(correctAnswer, task)).judgement).toMatchObject({ verdict: 'accepted' });
  const wrong = await judge(failingAt('three', { stdout: '33' }), task);
  expect(wrong.judgement).toMatchObject({ verdict: 'wrong_answer', passedTests: 2 });
});

test('returns the compiler’s output, without a failed test', async () => {
  const { judgement, inputs } = await judge(() => ({ end: 'compile', stderr: 'line 1: no' }));
  expect(judgement).toMatchObject({
    verdict: 'compile_error',
    passedTests: 0,
    timeMs: null,
    failedTest: null,
    compileOutput: 'line 1: no',
  });
  expect(inputs).toEqual(['one']);
});

test('the time limit verdict needs two runs over the limit, or a program that only sleeps', async () => {
  const slow = { end: 'time', cpuMs: 2_300, wallMs: 2_300 } as const;
  let runs = 0;
  const slowOnce = await judge((run) =>
    run.stdin === 'two' && ++runs === 1 ? slow : correctAnswer(run),
  );
  expect(slowOnce.judgement.verdict).toBe('accepted');
  expect(slowOnce.inputs).toEqual(['one', 'two', 'two', 'three', 'four']);

  const slowTwice = await judge(failingAt('three', slow));
  expect(slowTwice.judgement).toMatchObject({
    verdict: 'time_limit',
    passedTests: 2,
    timeMs: 2_300,
  });
  expect(slowTwice.inputs).toEqual(['one', 'two', 'three', 'three']);

  const sleeping = await judge(failingAt('two', { end: 'time', cpuMs: 5, wallMs: 100_000 }));
  expect(sleeping.judgement.verdict).toBe('time_limit');
  expect(sleeping.inputs).toEqual(['one', 'two']);
});

test('truncates output and replaces characters that cannot be stored', async () => {
  const { judgement } = await judge(() => ({
    stdout: `\0${'x'.repeat(4_094)}😀`,
    stderr: '\ud800',
  }));
  expect(judgement.failedTest).toMatchObject({
    actual: `\ufffd${'x'.repeat(4_094)}\ufffd`,
    stderr: '\ufffd',
  });
});

test('rejects if the challenge has no tests, or if the runner fails', async () => {
  await expect(judge(correctAnswer, { ...TASK, tests: [] })).rejects.toThrow('without tests');
  const broken = () => Promise.reject(new Error('no sandbox'));
  await expect(judge(broken)).rejects.toThrow('no sandbox');
});

test.each([' ', '\n', ' \n'])(
  'compares an output that repeats %j a million times quickly',
  (part) => {
    const output = `${part.repeat(1_000_000)}x`;
    let isSame = true;
    const compare = () => (isSame = isSameOutput(output, 'x'));
    // Without the timeout a slow comparison would block the test for an hour.
    new Script('compare()').runInNewContext({ compare }, { timeout: 4_000 });
    expect(isSame).toBe(false);
  },
);
