import { Alert, Button } from '@sopaan/ui/core';
import type { SubmissionState } from '../attempt/submission';

interface SubmissionNoticeProps {
  submission: SubmissionState;
  isTimeUp: boolean;
  onRetry: () => void;
}

/** The state of the submission while it is being sent or has failed. */
export function SubmissionNotice({ submission, isTimeUp, onRetry }: SubmissionNoticeProps) {
  if (submission === 'sending') {
    const title = isTimeUp ? 'Time is up. Submitting your quiz…' : 'Submitting your quiz…';
    return <Alert severity="info" title={title} />;
  }
  if (submission !== 'failed' && submission !== 'unsent') return null;
  const title =
    submission === 'unsent'
      ? 'Some answers are not saved yet'
      : isTimeUp
        ? 'Time is up, but the quiz could not be submitted'
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
      {isTimeUp
        ? 'Answers saved before the time ran out count. We keep trying to submit.'
        : 'Nothing was submitted, and your answers are still here. Check your connection.'}
    </Alert>
  );
}
