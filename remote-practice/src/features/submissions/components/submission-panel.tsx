import { Alert, Box, Button, Divider } from '@sopaan/ui/core';
import type { Language } from '@sopaan/schemas/code-run';
import type { ReactNode } from 'react';
import type { Judging } from '../use-judging';
import { OpenedSubmission } from './opened-submission';
import { SubmissionList } from './submission-list';
import { SubmissionProgress } from './submission-progress';
import { SubmissionResult } from './submission-result';

interface SubmissionPanelProps {
  challengeId: string;
  judging: Judging;
  onSubmit: () => void;
  /** The id of the one that is opened again. */
  opened: string | null;
  onOpen: (id: string | null) => void;
  onPut: (language: Language, code: string) => void;
  nameOf: (language: string) => string;
  diff: (expected: string, actual: string) => ReactNode;
  onward: ReactNode;
}

/** What becomes of the submission that was just made, and below it the earlier ones. */
export function SubmissionPanel(props: SubmissionPanelProps) {
  const { challengeId, judging, opened, onOpen, nameOf, diff } = props;
  if (opened !== null) {
    return (
      <OpenedSubmission
        id={opened}
        challengeId={challengeId}
        nameOf={nameOf}
        diff={diff}
        onPut={props.onPut}
        onClose={() => onOpen(null)}
      />
    );
  }
  const { failure, isSending, isSilent, present } = judging;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {isSending && <span>Handing in…</span>}
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
      {present && !isSending && !failure && (
        <>
          {present.status === 'done' ? (
            <SubmissionResult
              submission={present}
              nameOf={nameOf}
              diff={diff}
              onward={props.onward}
            />
          ) : (
            <SubmissionProgress submission={present} isSilent={isSilent} />
          )}
          <Divider />
        </>
      )}
      <SubmissionList challengeId={challengeId} nameOf={nameOf} onOpen={onOpen} />
    </Box>
  );
}
