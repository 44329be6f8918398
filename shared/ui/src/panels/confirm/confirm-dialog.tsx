import { Alert, Button } from '@sopaan/ui/core';
import { useRef, useState } from 'react';
import { QuestionDialog } from './question-dialog';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What will be gone. */
  text: string;
  confirm: string;
  cancel: string;
  /** Said when it did not work, followed by the reason. */
  failed: string;
  /** What it throws is shown, and the dialog stays. */
  run: () => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
  /** What gets the focus when it has closed: the button that opened it may be gone. */
  focusAfter: () => HTMLElement | null;
}

/** Asks before something is lost, and stays with the reason when it did not work. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirm, cancel, failed, run, onDone, onCancel, focusAfter } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const isBusy = useRef(false);

  const press = async () => {
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
    // What has been sent cannot be called back, and nobody would see what becomes of it.
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
            onClick={() => void press()}
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
