import { Button, Icon } from '@sopaan/ui/core';
import { QuestionDialog } from '@sopaan/ui/panels';
import { useState } from 'react';
import { pluralize } from '../quiz-text';

interface SubmitQuizButtonProps {
  /** The number of questions without an answer. */
  unanswered: number;
  /** Whether the attempt is being submitted. */
  isLocked: boolean;
  onSubmit: () => void;
}

/** Submits the attempt, and asks first if questions are unanswered. */
export function SubmitQuizButton({ unanswered, isLocked, onSubmit }: SubmitQuizButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  function submit() {
    setIsAsking(false);
    onSubmit();
  }
  return (
    <>
      <Button
        variant="contained"
        aria-disabled={isLocked}
        onClick={isLocked ? undefined : unanswered > 0 ? () => setIsAsking(true) : submit}
        startIcon={<Icon name="check" />}
      >
        {isLocked ? 'Submitting…' : 'Submit'}
      </Button>
      <QuestionDialog
        // The time may run out while it is open.
        open={isAsking && !isLocked}
        title="Submit the quiz?"
        text={`${pluralize(unanswered, 'question')} unanswered. After you submit, answers can no longer be changed.`}
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
