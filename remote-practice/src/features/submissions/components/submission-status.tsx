import { VisuallyHidden } from '@sopaan/ui/core';
import type { Judging } from '../use-judging';
import { passedWords, verdictWords } from '../verdict-words';

/** Tells screen readers how the submission gets on, whatever of the results is shown. Its place among the others is not told. */
export function SubmissionStatus({ judging }: { judging: Judging }) {
  return <VisuallyHidden role="status">{words(judging)}</VisuallyHidden>;
}

function words({ failure, isSending, present }: Judging): string {
  if (isSending) return 'Your code is being handed in.';
  if (!present || failure) return '';
  if (present.status === 'queued') return 'Your submission waits to be judged.';
  if (present.status !== 'done') return 'Your submission is being judged.';
  return `Your submission: ${verdictWords(present)}. ${passedWords(present)}.`;
}
