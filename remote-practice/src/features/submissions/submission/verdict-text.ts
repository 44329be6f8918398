import type {
  SubmissionComparison,
  SubmissionListItem,
  Verdict,
} from '@sopaan/schemas/practice/submission';

const labels: Record<Verdict, string> = {
  accepted: 'Accepted',
  wrong_answer: 'Wrong answer',
  time_limit: 'Time limit exceeded',
  memory_limit: 'Memory limit exceeded',
  output_limit: 'Too much output',
  runtime_error: 'Runtime error',
  compile_error: 'Compile error',
  not_judged: 'Not judged',
};

function isVerdict(verdict: string): verdict is Verdict {
  return Object.hasOwn(labels, verdict);
}

type VerdictState = Pick<SubmissionListItem, 'status' | 'verdict'>;

/** Label for the state or verdict of a submission. */
export function verdictText({ status, verdict }: VerdictState): string {
  if (status === 'queued') return 'In queue';
  if (status !== 'done' || verdict === null) return 'Judging';
  // A newer API may send verdicts that this page does not know.
  return isVerdict(verdict) ? labels[verdict] : verdict.replaceAll('_', ' ');
}

export function verdictColor({
  status,
  verdict,
}: VerdictState): 'success' | 'error' | 'warning' | 'info' {
  if (status !== 'done') return 'info';
  if (verdict === 'accepted') return 'success';
  return verdict === 'not_judged' ? 'warning' : 'error';
}

/** Highest time and memory of all tests, if known. */
export function usageFacts({ timeMs, memoryKb }: SubmissionListItem): string[] {
  return [
    ...(timeMs === null
      ? []
      : [timeMs < 1_000 ? `${Math.round(timeMs)} ms` : `${(timeMs / 1_000).toFixed(2)} s`]),
    ...(memoryKb === null ? [] : [`${(memoryKb / 1_024).toFixed(1)} MB`]),
  ];
}

export function passedText({ passedTests, testCount }: SubmissionListItem): string {
  return `${passedTests} of ${testCount} tests passed`;
}

/** How many of the other accepted solutions were slower or used more memory. */
export function comparisonText({
  solutionCount,
  slowerPercent,
  largerPercent,
}: SubmissionComparison): string {
  const count = solutionCount.toLocaleString('en-IN');
  return `Faster than ${slowerPercent}% and with less memory than ${largerPercent}% of ${count} accepted solutions in this language.`;
}
