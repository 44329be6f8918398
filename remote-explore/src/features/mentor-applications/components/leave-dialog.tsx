import { Button } from '@sopaan/ui/core';
import { QuestionDialog } from '@sopaan/ui/panels';

interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
  onDiscard: () => void;
}

/** Asks before a form with unsent input is closed. */
export function LeaveDialog({ open, onStay, onLeave, onDiscard }: LeaveDialogProps) {
  return (
    <QuestionDialog
      open={open}
      title="Close the form?"
      text="Nothing has been sent yet. Your draft, without the picture, can be kept in this browser until you log out."
      onClose={onStay}
      answers={
        <>
          <Button onClick={onDiscard} color="error">
            Discard draft
          </Button>
          <Button onClick={onLeave}>Close and keep draft</Button>
          <Button onClick={onStay} variant="contained">
            Keep editing
          </Button>
        </>
      }
    />
  );
}
