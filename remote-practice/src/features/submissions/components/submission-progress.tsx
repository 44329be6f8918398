import { Box, Typography } from '@sopaan/ui/core';
import { LinearProgress } from '@sopaan/ui/display';
import type { Submission } from '@sopaan/schemas/practice/submission';
import { passedText } from '../submission/verdict-text';

interface SubmissionProgressProps {
  submission: Submission;
  isStatusUnavailable: boolean;
}

/** The position in the queue, then the number of the running test. */
export function SubmissionProgress({ submission, isStatusUnavailable }: SubmissionProgressProps) {
  const { status, passedTests, testCount } = submission;
  const percent = testCount > 0 ? (100 * passedTests) / testCount : 0;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography>{progressText(submission)}</Typography>
      {status === 'queued' ? (
        <LinearProgress aria-hidden="true" />
      ) : (
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label="Tests passed"
          aria-valuetext={passedText(submission)}
        />
      )}
      {isStatusUnavailable && (
        <Typography variant="body2" color="textSecondary">
          The status cannot be loaded at the moment. Your submission is safe, and its verdict will
          appear here.
        </Typography>
      )}
    </Box>
  );
}

function progressText(submission: Submission): string {
  const { status, position } = submission;
  if (status !== 'queued') {
    const running = Math.min(submission.passedTests + 1, submission.testCount);
    return `Test ${running} of ${submission.testCount} is running.`;
  }
  if (position === null) return 'In queue.';
  return position <= 1 ? 'In queue: you are next.' : `In queue: position ${position}.`;
}
