import { Button } from '@sopaan/ui/core';
import { QuestionDialog } from '@sopaan/ui/panels';

interface DiscardDialogProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before unsent input is discarded. */
export function DiscardDialog({ open, onKeep, onDiscard }: DiscardDialogProps) {
  return (
    <QuestionDialog
      open={open}
      title="Discard your draft?"
      text="Nothing has been sent yet."
      onClose={onKeep}
      answers={
        <>
          <Button onClick={onDiscard} color="error">
            Discard
          </Button>
          <Button onClick={onKeep} variant="contained">
            Keep editing
          </Button>
        </>
      }
    />
  );
}
