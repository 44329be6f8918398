import { VisuallyHidden } from '@sopaan/ui/core';
import type { Judging } from '../use-judging';
import { passedText, verdictText } from '../verdict-text';

/** Announces the progress of the submission to screen readers, whichever tab is shown. The queue position is not announced. */
export function SubmissionStatus({ judging }: { judging: Judging }) {
  return <VisuallyHidden role="status">{statusText(judging)}</VisuallyHidden>;
}

function statusText({ failure, isSending, current }: Judging): string {
  if (isSending) return 'Submitting your code.';
  if (!current || failure) return '';
  if (current.status === 'queued') return 'Your submission is in the queue.';
  if (current.status !== 'done') return 'Your submission is being judged.';
  return `Your submission: ${verdictText(current)}. ${passedText(current)}.`;
}
