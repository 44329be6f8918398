import type { FailedTest, Verdict } from '@sopaan/schemas/submission';
import type { CodeRunner, PreparedProgram, RunOutcome } from '../../../runner/runner';
import { judgeLimits } from './judge-limits';
import type { JudgeTask, JudgeTest } from './task';
import { redactFailedTest, toStorableText } from './redact-failed-test';
import { determineVerdict } from './determine-verdict';

export interface Judgement {
  verdict: Verdict;
  passedTests: number;
  testCount: number;
  /** Null where no test ran. */
  timeMs: number | null;
  memoryKb: number | null;
  failedTest: FailedTest | null;
  compileOutput: string;
}

interface JudgeOptions {
  /** Ends it; the promise rejects with its reason. */
  signal: AbortSignal;
  onPassed: (count: number) => void;
}

/** Runs a solution over the tests in their order, up to the first that it does not pass. */
export async function judgeProgram(
  runner: CodeRunner,
  task: JudgeTask,
  { signal, onPassed }: JudgeOptions,
): Promise<Judgement> {
  const { tests, userId, language, code } = task;
  if (tests.length === 0) throw new Error('a challenge without tests says nothing of a solution');
  const program = runner.prepare(
    { language, source: code },
    { owner: userId, priority: 'background' },
  );
  const most = { timeMs: 0, memoryKb: 0 };
  for (const [index, test] of tests.entries()) {
    const { outcome, verdict } = await runTest(program, test, { task, signal });
    most.timeMs = Math.max(most.timeMs, Math.round(outcome.cpuMs));
    most.memoryKb = Math.max(most.memoryKb, Math.round(outcome.memoryBytes / 1_024));
    if (verdict) {
      const isCompiled = verdict !== 'compile_error';
      return {
        verdict,
        passedTests: index,
        testCount: tests.length,
        ...(isCompiled ? most : { timeMs: null, memoryKb: null }),
        failedTest: isCompiled ? redactFailedTest(test, index + 1, outcome) : null,
        compileOutput: isCompiled || !test.isExample ? '' : toStorableText(outcome.stderr),
      };
    }
    onPassed(index + 1);
  }
  const count = tests.length;
  return {
    verdict: 'accepted',
    passedTests: count,
    testCount: count,
    ...most,
    failedTest: null,
    compileOutput: '',
  };
}

interface TestResult {
  outcome: RunOutcome;
  verdict: Verdict | undefined;
}

/** Out of time is believed when it is seen twice: other programs on the machine can slow down one that is near its limit. */
async function runTest(
  program: PreparedProgram,
  { input, expected }: JudgeTest,
  { task, signal }: { task: JudgeTask; signal: AbortSignal },
): Promise<TestResult> {
  const limits = judgeLimits(task);
  const run = async (): Promise<TestResult> => {
    const outcome = await program.run({ stdin: input, limits, signal });
    return { outcome, verdict: determineVerdict(outcome, expected) };
  };
  const first = await run();
  const isBusy = first.outcome.cpuMs >= limits.cpuMs;
  return first.verdict === 'time_limit' && isBusy ? run() : first;
}
