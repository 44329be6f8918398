import { Button } from '@sopaan/ui/core';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useRef, useState } from 'react';
import { useWithdraw } from '../api/use-application-changes';

/** Takes the application back, after asking. */
export function WithdrawButton() {
  const [asks, setAsks] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { mutateAsync } = useWithdraw();
  const close = () => setAsks(false);
  return (
    <>
      <Button
        ref={button}
        size="small"
        color="error"
        aria-haspopup="dialog"
        onClick={() => setAsks(true)}
      >
        Withdraw
      </Button>
      <ConfirmDialog
        open={asks}
        title="Withdraw your application?"
        text="Nobody will decide on it, and your picture is deleted. You can apply again."
        confirm="Withdraw application"
        cancel="Keep it"
        failed="Your application could not be withdrawn."
        run={() => mutateAsync()}
        onDone={close}
        onCancel={close}
        focusAfter={() => button.current}
      />
    </>
  );
}
