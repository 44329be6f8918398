import { Box, Typography } from '@sopaan/ui/core';
import { LinearProgress } from '@sopaan/ui/display';
import type { Submission } from '@sopaan/schemas/submission';
import { passedWords } from '../verdict-words';

interface SubmissionProgressProps {
  submission: Submission;
  isSilent: boolean;
}

/** Its place in the line, then how many tests it has passed so far. */
export function SubmissionProgress({ submission, isSilent }: SubmissionProgressProps) {
  const { status, passedTests, testCount } = submission;
  const share = testCount > 0 ? (100 * passedTests) / testCount : 0;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography>{progressWords(submission)}</Typography>
      {status === 'queued' ? (
        <LinearProgress aria-hidden="true" />
      ) : (
        <LinearProgress
          variant="determinate"
          value={share}
          aria-label="Tests passed"
          aria-valuetext={passedWords(submission)}
        />
      )}
      {isSilent && (
        <Typography variant="body2" color="textSecondary">
          The judge does not answer at the moment. Your submission is safe, and its verdict will be
          shown here.
        </Typography>
      )}
    </Box>
  );
}

function progressWords(submission: Submission): string {
  const { status, position } = submission;
  if (status !== 'queued') return `Being judged: ${passedWords(submission)}.`;
  if (position === null) return 'Waiting to be judged.';
  return position <= 1
    ? 'Waiting to be judged: you are next.'
    : `Waiting to be judged: place ${position}.`;
}
