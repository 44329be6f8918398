import { Button } from '@sopaan/ui/core';
import { QuestionDialog } from '@sopaan/ui/panels';

interface DiscardDialogProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before what was typed is gone. */
export function DiscardDialog({ open, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <QuestionDialog
      open={open}
      title="Discard what you have written?"
      text="Nothing has been sent yet."
      onClose={onKeep}
      answers={
        <>
          <Button onClick={onDiscard} color="error">
            Discard
          </Button>
          <Button onClick={onKeep} variant="contained">
            Go on writing
          </Button>
        </>
      }
    />
  );
}
