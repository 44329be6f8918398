import { Alert, Box, Typography } from '@sopaan/ui/core';
import type { Submission } from '@sopaan/schemas/practice/submission';
import type { ReactNode } from 'react';
import {
  comparisonText,
  passedText,
  usageFacts,
  verdictColor,
  verdictText,
} from '../submission/verdict-text';
import { CodeBlock } from './code-block';
import { FailedTest } from './failed-test';

interface SubmissionResultProps {
  submission: Submission;
  languageName: (language: string) => string;
  diff: (expected: string, actual: string) => ReactNode;
  /** Shown below the verdict of an accepted submission. */
  nextSteps?: (submission: Submission) => ReactNode;
}

/** The verdict with usage, failed test and compiler output. */
export function SubmissionResult({
  submission,
  languageName,
  diff,
  nextSteps,
}: SubmissionResultProps) {
  const { compileOutput, failedTest, verdict } = submission;
  const isAccepted = verdict === 'accepted';
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Alert severity={verdictColor(submission)} role="none" title={verdictText(submission)}>
        {isAccepted && <div>Well done: your program passes every test.</div>}
        {verdict === 'not_judged'
          ? 'The judge could not run your code. Your code is not the cause. Please submit it again.'
          : [passedText(submission), ...usageFacts(submission)].join(' · ')}
      </Alert>
      {/* Directly below the verdict, so that the links to continue are visible at the pane's initial height. */}
      {isAccepted && nextSteps?.(submission)}
      {isAccepted && submission.comparison && (
        <Typography>{comparisonText(submission.comparison)}</Typography>
      )}
      {failedTest && <FailedTest test={failedTest} verdict={verdict} diff={diff} />}
      {compileOutput && <CodeBlock name="Compiler output" text={compileOutput} />}
      {submission.languageVersion && (
        <Typography variant="caption" color="textSecondary">
          {`Judged with ${languageName(submission.language)} ${submission.languageVersion}.`}
        </Typography>
      )}
    </Box>
  );
}
