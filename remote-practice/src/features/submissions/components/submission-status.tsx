import { VisuallyHidden } from '@sopaan/ui/core';
import type { SubmissionState } from '../submission/submission-state';
import { passedText, verdictText } from '../submission/verdict-text';

/** Announces the progress of the submission to screen readers, whichever tab is shown. The queue position is not announced. */
export function SubmissionStatus({ state }: { state: SubmissionState }) {
  return <VisuallyHidden role="status">{statusText(state)}</VisuallyHidden>;
}

function statusText(state: SubmissionState): string {
  if (state.phase === 'sending') return 'Submitting your code.';
  if (state.phase === 'judged') {
    return `Your submission: ${verdictText(state.submission)}. ${passedText(state.submission)}.`;
  }
  if (state.phase !== 'judging') return '';
  return state.submission.status === 'queued'
    ? 'Your submission is in the queue.'
    : 'Your submission is being judged.';
}
