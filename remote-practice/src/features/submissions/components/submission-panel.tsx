import { Alert, Box, Button, Divider } from '@sopaan/ui/core';
import type { Language } from '@sopaan/schemas/code-run';
import type { ReactNode } from 'react';
import type { Judging } from '../use-judging';
import { SubmissionDetails } from './submission-details';
import { SubmissionList } from './submission-list';
import { SubmissionProgress } from './submission-progress';
import { SubmissionResult } from './submission-result';

interface SubmissionPanelProps {
  challengeId: string;
  judging: Judging;
  onSubmit: () => void;
  /** Id of the earlier submission to show. */
  openedId: string | null;
  onOpen: (id: string | null) => void;
  onLoadIntoEditor: (language: Language, code: string) => void;
  languageName: (language: string) => string;
  diff: (expected: string, actual: string) => ReactNode;
  nextSteps: ReactNode;
}

/** Progress and verdict of the current submission, above the list of earlier ones. */
export function SubmissionPanel(props: SubmissionPanelProps) {
  const { challengeId, judging, openedId, onOpen, languageName, diff } = props;
  if (openedId !== null) {
    return (
      <SubmissionDetails
        id={openedId}
        challengeId={challengeId}
        languageName={languageName}
        diff={diff}
        onLoadIntoEditor={props.onLoadIntoEditor}
        onClose={() => onOpen(null)}
      />
    );
  }
  const { failure, isSending, isJudgeUnreachable, current } = judging;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {isSending && <span>Submitting…</span>}
      {failure && (
        <Alert
          severity="error"
          title="Your code was not submitted"
          action={
            <Button variant="outlined" color="inherit" onClick={props.onSubmit}>
              Try again
            </Button>
          }
        >
          {failure.message}
        </Alert>
      )}
      {current && !isSending && !failure && (
        <>
          {current.status === 'done' ? (
            <SubmissionResult
              submission={current}
              languageName={languageName}
              diff={diff}
              nextSteps={props.nextSteps}
            />
          ) : (
            <SubmissionProgress submission={current} isJudgeUnreachable={isJudgeUnreachable} />
          )}
          <Divider />
        </>
      )}
      <SubmissionList challengeId={challengeId} languageName={languageName} onOpen={onOpen} />
    </Box>
  );
}
