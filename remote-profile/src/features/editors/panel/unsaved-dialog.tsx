import { Button } from '@sopaan/ui/core';
import { QuestionDialog } from '@sopaan/ui/panels';

interface UnsavedDialogProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before unsaved changes of a section are discarded. */
export function UnsavedDialog({ open, onKeep, onDiscard }: UnsavedDialogProps) {
  return (
    <QuestionDialog
      open={open}
      title="Discard your changes?"
      text="What you have changed here has not been saved."
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
