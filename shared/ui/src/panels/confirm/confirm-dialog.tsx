import { Alert, Button } from '@sopaan/ui/core';
import { useRef, useState } from 'react';
import { QuestionDialog } from './question-dialog';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will be lost. */
  text: string;
  confirm: string;
  cancel: string;
  /** The title of the error message, followed by the reason. */
  failed: string;
  /** An error that it throws is shown, and the dialog stays open. */
  run: () => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
  /** Returns the element to focus after closing, as the button that opened the dialog may be gone. */
  focusAfter: () => HTMLElement | null;
}

/** A dialog that confirms and runs a destructive action, and stays open with the reason if it fails. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirm, cancel, failed, run, onDone, onCancel, focusAfter } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const isBusy = useRef(false);

  const onConfirm = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRunning(true);
    setProblem(null);
    try {
      await run();
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
            {cancel}
          </Button>
          <Button
            variant="contained"
            color="error"
            aria-disabled={isRunning}
            onClick={() => void onConfirm()}
          >
            {isRunning ? 'One moment…' : confirm}
          </Button>
        </>
      }
    >
      {problem && (
        <Alert severity="error" title={failed}>
          {problem}
        </Alert>
      )}
    </QuestionDialog>
  );
}
