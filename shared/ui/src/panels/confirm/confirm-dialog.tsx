import { Alert, Button } from '@sopaan/ui/core';
import { useRef, useState } from 'react';
import { upgradeProps, type ConfirmDialogProps } from './confirm-dialog-props';
import { QuestionDialog } from './question-dialog';

/** A dialog that confirms and runs a destructive action, and stays open with the reason if it fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, cancelLabel, errorTitle, ...handlers } =
    upgradeProps(props);
  const { onConfirm, onDone, onCancel, focusAfter } = handlers;
  const [problem, setProblem] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const isBusy = useRef(false);

  const confirm = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRunning(true);
    setProblem(null);
    try {
      await onConfirm();
      onDone();
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : 'Please try again.');
    } finally {
      isBusy.current = false;
      setRunning(false);
    }
  };
  const close = () => {
    // A running action cannot be cancelled, and its outcome must be shown.
    if (isBusy.current) return;
    setProblem(null);
    onCancel();
  };

  return (
    <QuestionDialog
      open={open}
      title={title}
      text={text}
      onClose={close}
      disableRestoreFocus
      slotProps={{ transition: { onExited: () => focusAfter()?.focus() } }}
      answers={
        <>
          <Button onClick={close} aria-disabled={isRunning}>
            {cancelLabel}
          </Button>
          <Button
            variant="contained"
            color="error"
            aria-disabled={isRunning}
            onClick={() => void confirm()}
          >
            {isRunning ? 'One moment…' : confirmLabel}
          </Button>
        </>
      }
    >
      {problem && (
        <Alert severity="error" title={errorTitle}>
          {problem}
        </Alert>
      )}
    </QuestionDialog>
  );
}
