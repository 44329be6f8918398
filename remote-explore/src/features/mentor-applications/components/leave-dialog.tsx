import { Button } from '@sopaan/ui/core';
import { QuestionDialog } from '@sopaan/ui/panels';

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
  onDiscard: () => void;
}

/** Asks before the form is left. */
export function LeaveDialog({ open, onStay, onLeave, onDiscard }: LeaveDialogProps) {
  return (
    <QuestionDialog
      open={open}
      title="Close the form?"
      text="Nothing has been sent yet. What you have written, but not the picture, can wait for you in this browser until you sign out."
      onClose={onStay}
      answers={
        <>
          <Button onClick={onDiscard} color="error">
            Discard it
          </Button>
          <Button onClick={onLeave}>Close and keep it</Button>
          <Button onClick={onStay} variant="contained">
            Go on writing
          </Button>
        </>
      }
    />
  );
}
