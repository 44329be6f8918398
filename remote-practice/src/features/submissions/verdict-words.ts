import type { SubmissionListItem, Verdict } from '@sopaan/schemas/submission';

const words: Record<Verdict, string> = {
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
  return Object.hasOwn(words, verdict);
}

type Judged = Pick<SubmissionListItem, 'status' | 'verdict'>;

/** How a submission stands, in words. */
export function verdictWords({ status, verdict }: Judged): string {
  if (status === 'queued') return 'Waiting';
  if (status !== 'done' || verdict === null) return 'Being judged';
  // A newer judge may have verdicts that this page does not know.
  return isVerdict(verdict) ? words[verdict] : verdict.replaceAll('_', ' ');
}

export function verdictColour({
  status,
  verdict,
}: Judged): 'success' | 'error' | 'warning' | 'info' {
  if (status !== 'done') return 'info';
  if (verdict === 'accepted') return 'success';
  return verdict === 'not_judged' ? 'warning' : 'error';
}

/** Time and memory of the test that took the most, as far as they are known. */
export function usageWords({ timeMs, memoryKb }: SubmissionListItem): string[] {
  return [
    ...(timeMs === null
      ? []
      : [timeMs < 1_000 ? `${Math.round(timeMs)} ms` : `${(timeMs / 1_000).toFixed(2)} s`]),
    ...(memoryKb === null ? [] : [`${(memoryKb / 1_024).toFixed(1)} MB`]),
  ];
}

export function passedWords({ passedTests, testCount }: SubmissionListItem): string {
  return `${passedTests} of ${testCount} tests passed`;
}
