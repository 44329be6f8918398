import { isSameOutput } from '@sopaan/schemas/practice/same-output';
import type { CodeRun } from '@sopaan/schemas/code-runs/code-run';
import { errorMarks, type ErrorMark } from '../output/error-marks';
import type { CaseResult, RunState } from './run-state';
import { outcomeText } from './run-text';

/** Whether the output is as expected; null if the case has no expected output. */
export function isAsExpected({ case: { expected }, result }: CaseResult): boolean | null {
  return expected === null ? null : isSameOutput(result.run.stdout, expected);
}

/** The result of a case in words. */
export function caseText(caseResult: CaseResult): string {
  const { name } = caseResult.case;
  const asExpected = isAsExpected(caseResult);
  if (asExpected === null) return name;
  return asExpected ? `${name}: as expected` : `${name}: not as expected`;
}

/** Whether the program failed, or its output is not as expected. */
export function isFailed(caseResult: CaseResult): boolean {
  return isAsExpected(caseResult) === false || outcomeText(caseResult.result) !== null;
}

/** How many of the cases that have an expected output are as expected, and how many were not run. */
export function summaryText(results: readonly CaseResult[], caseCount: number): string {
  const outcomes = results.map(isAsExpected).filter((outcome) => outcome !== null);
  const passed = outcomes.filter(Boolean).length;
  const skipped = caseCount - results.length;
  return [
    ...(outcomes.length > 0 ? [`${passed} of ${outcomes.length} as expected.`] : []),
    ...(skipped > 0 ? [`${skipped} not run.`] : []),
  ].join(' ');
}

/** The statuses of programs that were stopped because of a limit: on time, memory, output and error output. */
const LIMIT_STATUSES = new Set(['TO', 'ML', 'OL', 'EL']);

/** Whether the other cases would fail in the same way, each after as long a wait. */
export function endsRun({ run, compile }: CodeRun): boolean {
  const isCompiled = !compile || (compile.code === 0 && compile.signal === null);
  return !isCompiled || LIMIT_STATUSES.has(run.status ?? '');
}

/** The errors of a run in its code, from the first case that failed. */
export function runMarks(state: RunState): ErrorMark[] {
  if (state.phase !== 'done') return [];
  const failed = state.results.find(isFailed);
  return failed ? errorMarks(state.request.program.language, failed.result.run.stderr) : [];
}
