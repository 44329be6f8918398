import { Button } from '@sopaan/ui/core';
import { QuestionDialog } from '@sopaan/ui/panels';

interface DiscardDialogProps {
  open: boolean;
  onKeep: () => void;
  onDiscard: () => void;
  title?: string;
  text?: string;
}

/** Asks before unsaved input is discarded; with `useUnsavedWork` of `@sopaan/session/unsaved-work`. */
export function DiscardDialog({
  open,
  onKeep,
  onDiscard,
  title = 'Discard your changes?',
  text = 'What you have changed here has not been saved.',
}: DiscardDialogProps) {
  return (
    <QuestionDialog
      open={open}
      title={title}
      text={text}
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
