import type { FailedTest, Verdict } from '@sopaan/schemas/practice/submission';
import type { CodeRunner, PreparedProgram, RunOutcome } from '../../../runner/runner';
import { judgeLimits } from './judge-limits';
import type { JudgeTask, JudgeTest } from './task';
import { redactFailedTest, toStorableText } from './redact-failed-test';
import { determineVerdict } from './determine-verdict';

export interface Judgement {
  verdict: Verdict;
  passedTests: number;
  testCount: number;
  /** Null if no test ran. */
  timeMs: number | null;
  memoryKb: number | null;
  failedTest: FailedTest | null;
  compileOutput: string;
}

interface JudgeOptions {
  /** Aborts the run; the promise rejects with the signal's reason. */
  signal: AbortSignal;
  onPassed: (count: number) => void;
}

/** Runs a solution over the tests in order, up to the first that fails. */
export async function judgeProgram(
  runner: CodeRunner,
  task: JudgeTask,
  { signal, onPassed }: JudgeOptions,
): Promise<Judgement> {
  const { tests, userId, language, code } = task;
  if (tests.length === 0) throw new Error('cannot judge a solution of a challenge without tests');
  const program = runner.prepare(
    { language, source: code },
    { owner: userId, priority: 'background' },
  );
  const peak = { timeMs: 0, memoryKb: 0 };
  for (const [index, test] of tests.entries()) {
    const { outcome, verdict } = await runTest(program, test, { task, signal });
    peak.timeMs = Math.max(peak.timeMs, Math.round(outcome.cpuMs));
    peak.memoryKb = Math.max(peak.memoryKb, Math.round(outcome.memoryBytes / 1_024));
    if (verdict) {
      const isCompiled = verdict !== 'compile_error';
      return {
        verdict,
        passedTests: index,
        testCount: tests.length,
        ...(isCompiled ? peak : { timeMs: null, memoryKb: null }),
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
    ...peak,
    failedTest: null,
    compileOutput: '',
  };
}

interface TestResult {
  outcome: RunOutcome;
  verdict: Verdict | undefined;
}

/** Repeats a run that exceeds the time limit, because other programs on the machine can slow down one that is near it. */
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
  const usedCpu = first.outcome.cpuMs >= limits.cpuMs;
  return first.verdict === 'time_limit' && usedCpu ? run() : first;
}
