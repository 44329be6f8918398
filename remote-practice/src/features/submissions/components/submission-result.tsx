import { Alert, Box, Typography } from '@sopaan/ui/core';
import type { Submission } from '@sopaan/schemas/submission';
import type { ReactNode } from 'react';
import { passedWords, usageWords, verdictColour, verdictWords } from '../verdict-words';
import { CodeText } from './code-text';
import { FailedTest } from './failed-test';

interface SubmissionResultProps {
  submission: Submission;
  nameOf: (language: string) => string;
  diff: (expected: string, actual: string) => ReactNode;
  /** Where to go on from an accepted one. */
  onward?: ReactNode;
}

/** The verdict, and what helps to do better. */
export function SubmissionResult({ submission, nameOf, diff, onward }: SubmissionResultProps) {
  const { compileOutput, failedTest, verdict } = submission;
  const isAccepted = verdict === 'accepted';
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Alert severity={verdictColour(submission)} role="none" title={verdictWords(submission)}>
        {isAccepted && <div>Well done: your program passes every test.</div>}
        {verdict === 'not_judged'
          ? 'The judge could not run it. Your code is not at fault: please submit it again.'
          : [passedWords(submission), ...usageWords(submission)].join(' · ')}
      </Alert>
      {isAccepted && onward}
      {failedTest && <FailedTest test={failedTest} verdict={verdict} diff={diff} />}
      {compileOutput && <CodeText name="The compiler said" text={compileOutput} />}
      {submission.languageVersion && (
        <Typography variant="caption" color="textSecondary">
          {`Judged with ${nameOf(submission.language)} ${submission.languageVersion}.`}
        </Typography>
      )}
    </Box>
  );
}
