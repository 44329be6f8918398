import { Button, Icon } from '@sopaan/ui/core';
import { QuestionDialog } from '@sopaan/ui/panels';
import { useState } from 'react';
import { pluralize } from '../quiz-text';

interface SubmitQuizButtonProps {
  /** The number of questions without an answer. */
  unanswered: number;
  /** The number of questions that are marked for later. */
  flagged: number;
  /** Whether the attempt is being submitted. */
  isLocked: boolean;
  onSubmit: () => void;
}

/** Submits the attempt, and asks first if questions are unanswered or marked for later. */
export function SubmitQuizButton({
  unanswered,
  flagged,
  isLocked,
  onSubmit,
}: SubmitQuizButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const openCount = unanswered + flagged;
  const openTexts = [
    ...(unanswered > 0 ? [`${pluralize(unanswered, 'question')} unanswered.`] : []),
    ...(flagged > 0 ? [`${pluralize(flagged, 'question')} marked for later.`] : []),
  ];
  function submit() {
    setIsAsking(false);
    onSubmit();
  }
  return (
    <>
      <Button
        variant="contained"
        aria-disabled={isLocked}
        onClick={isLocked ? undefined : openCount > 0 ? () => setIsAsking(true) : submit}
        startIcon={<Icon name="check" />}
      >
        {isLocked ? 'Submitting…' : 'Submit'}
      </Button>
      <QuestionDialog
        // The time may run out while the dialog is open.
        open={isAsking && !isLocked}
        title="Submit the quiz?"
        text={[...openTexts, 'After you submit, answers can no longer be changed.'].join(' ')}
        onClose={() => setIsAsking(false)}
        answers={
          <>
            <Button onClick={() => setIsAsking(false)}>Keep answering</Button>
            <Button variant="contained" onClick={submit}>
              Submit anyway
            </Button>
          </>
        }
      />
    </>
  );
}
