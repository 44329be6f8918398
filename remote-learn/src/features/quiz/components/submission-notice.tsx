import { Alert, Button } from '@sopaan/ui/core';
import type { SubmissionState } from '../run/submission';

interface SubmissionNoticeProps {
  submission: SubmissionState;
  timeIsUp: boolean;
  onRetry: () => void;
}

/** What became of the submission, when it needs words. */
export function SubmissionNotice({ submission, timeIsUp, onRetry }: SubmissionNoticeProps) {
  if (submission === 'sending') {
    const title = timeIsUp
      ? 'Time is over. Your quiz is being submitted…'
      : 'Submitting your quiz…';
    return <Alert severity="info" title={title} />;
  }
  if (submission !== 'failed' && submission !== 'unsaved') return null;
  const title =
    submission === 'unsaved'
      ? 'Some answers are not saved yet'
      : timeIsUp
        ? 'Time is over, but the quiz could not be submitted'
        : 'The quiz could not be submitted';
  return (
    <Alert
      severity="error"
      title={title}
      action={
        <Button size="small" color="error" variant="outlined" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {timeIsUp
        ? 'The answers saved until the end count. We keep trying.'
        : 'Nothing was submitted and your answers are kept here. Check your connection.'}
    </Alert>
  );
}
