import { Alert, Box, Button, Divider } from '@sopaan/ui/core';
import type { Language } from '@sopaan/schemas/code-runs/code-run';
import type { Submission } from '@sopaan/schemas/practice/submission';
import { useSession } from '@sopaan/session/session';
import type { ReactNode } from 'react';
import { LogInPrompt } from '../../../components/log-in-prompt';
import type { SubmissionState } from '../submission/submission-state';
import { SubmissionDetails } from './submission-details';
import { SubmissionList } from './submission-list';
import { SubmissionProgress } from './submission-progress';
import { SubmissionResult } from './submission-result';

interface SubmissionPanelProps {
  challengeId: string;
  state: SubmissionState;
  onSubmit: () => void;
  /** Id of the earlier submission to show. */
  openedId: string | null;
  onOpen: (id: string | null) => void;
  onLoadIntoEditor: (language: Language, code: string) => void;
  languageName: (language: string) => string;
  diff: (expected: string, actual: string) => ReactNode;
  nextSteps: (submission: Submission) => ReactNode;
}

/** Progress and verdict of the current submission, above the list of earlier ones. */
export function SubmissionPanel(props: SubmissionPanelProps) {
  const { challengeId, state, openedId, onOpen, languageName, diff } = props;
  const isMember = useSession(({ status }) => status === 'member');
  if (!isMember) {
    return (
      <LogInPrompt
        text="Members can submit their code to have it judged."
        label="Log in to see your submissions"
        reason={{ action: 'submissions' }}
      />
    );
  }
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
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {state.phase === 'sending' && <span>Submitting…</span>}
      {state.phase === 'failed' && (
        <Alert
          severity="error"
          title="Your code could not be submitted"
          action={
            <Button variant="outlined" color="inherit" onClick={props.onSubmit}>
              Try again
            </Button>
          }
        >
          {state.message}
        </Alert>
      )}
      {state.phase === 'judged' && (
        <SubmissionResult
          submission={state.submission}
          languageName={languageName}
          diff={diff}
          nextSteps={props.nextSteps}
        />
      )}
      {state.phase === 'judging' && (
        <SubmissionProgress
          submission={state.submission}
          isStatusUnavailable={state.isStatusUnavailable}
        />
      )}
      {(state.phase === 'judged' || state.phase === 'judging') && <Divider />}
      <SubmissionList challengeId={challengeId} languageName={languageName} onOpen={onOpen} />
    </Box>
  );
}
