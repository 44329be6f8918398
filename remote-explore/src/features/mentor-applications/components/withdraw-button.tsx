import { Button } from '@sopaan/ui/core';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useRef, useState } from 'react';
import { useWithdraw } from '../api/use-application-mutations';

/** Withdraws the application after a confirmation. */
export function WithdrawButton() {
  const [isConfirming, setConfirming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { mutateAsync } = useWithdraw();
  const close = () => setConfirming(false);
  return (
    <>
      <Button
        ref={button}
        size="small"
        color="error"
        aria-haspopup="dialog"
        onClick={() => setConfirming(true)}
      >
        Withdraw
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title="Withdraw your application?"
        text="It will not be reviewed, and your picture will be deleted. You can apply again."
        confirmLabel="Withdraw application"
        cancelLabel="Keep it"
        errorTitle="Your application could not be withdrawn."
        onConfirm={() => mutateAsync()}
        onDone={close}
        onCancel={close}
        focusAfter={() => button.current}
      />
    </>
  );
}
