import type { Application } from '@sopaan/schemas/application';
import { Button } from '@sopaan/ui/core';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useRef, useState } from 'react';
import { useWithdraw } from '../api/use-application-mutations';

interface WithdrawButtonProps {
  application: Application;
  job: { id: string; title: string; isOpen: boolean };
}

/** Takes an application back, after asking. */
export function WithdrawButton({ application, job }: WithdrawButtonProps) {
  const [isConfirming, setConfirming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { mutateAsync } = useWithdraw(job.id);
  const isOfficial = application.via === 'official';
  const verb = isOfficial ? 'Stop tracking' : 'Withdraw';
  const close = () => setConfirming(false);
  return (
    <>
      <Button
        ref={button}
        size="small"
        color="error"
        aria-haspopup="dialog"
        aria-label={`${verb} ${job.title}`}
        onClick={() => setConfirming(true)}
      >
        {verb}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={isOfficial ? 'Stop tracking this job?' : 'Withdraw your application?'}
        text={consequence(isOfficial, job)}
        confirm={verb}
        cancel="Keep it"
        failed="That did not work"
        run={() => mutateAsync()}
        onDone={close}
        onCancel={close}
        focusAfter={() => button.current}
      />
    </>
  );
}

function consequence(isOfficial: boolean, { title, isOpen }: { title: string; isOpen: boolean }) {
  if (isOfficial)
    return `Your mark and its dates stay in your record. ${title} itself is not told.`;
  return isOpen
    ? `The application for ${title} no longer counts. Its record stays with you, and you can apply again while the job is open.`
    : `The application for ${title} no longer counts. The job is closed: you cannot apply again. The record stays with you.`;
}
