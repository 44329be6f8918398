import { Button } from '@sopaan/ui/core';
import { QuestionDialog } from '@sopaan/ui/panels';

interface DiscardDialogProps {
  open: boolean;
  onKeepEditing: () => void;
  onDiscard: () => void;
}

/** Asks before unsaved changes are discarded. */
export function DiscardDialog({ open, onKeepEditing, onDiscard }: DiscardDialogProps) {
  return (
    <QuestionDialog
      open={open}
      title="Discard your changes?"
      text="They have not been saved."
      onClose={onKeepEditing}
      answers={
        <>
          <Button onClick={onDiscard} color="error">
            Discard
          </Button>
          <Button onClick={onKeepEditing} variant="contained">
            Keep editing
          </Button>
        </>
      }
    />
  );
}
