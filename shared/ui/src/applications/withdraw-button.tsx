import type { Application } from '@sopaan/schemas/jobs/application';
import { ConfirmButton } from '@sopaan/ui/confirm-button';

interface WithdrawButtonProps {
  application: Application;
  job: { title: string; isOpen: boolean };
  /** Withdraws it. Errors that it throws are shown in the dialog. */
  onWithdraw: () => Promise<unknown>;
}

/** Withdraws an application after a confirmation. */
export function WithdrawButton({ application, job, onWithdraw }: WithdrawButtonProps) {
  const isOfficial = application.via === 'official';
  const verb = isOfficial ? 'Stop tracking' : 'Withdraw';
  return (
    <ConfirmButton
      color="error"
      label={`${verb} ${job.title}`}
      title={isOfficial ? 'Stop tracking this job?' : 'Withdraw your application?'}
      text={confirmText(isOfficial, job)}
      confirmLabel={verb}
      cancelLabel="Keep it"
      errorTitle={isOfficial ? 'Something went wrong' : 'Your application could not be withdrawn'}
      onConfirm={onWithdraw}
    >
      {verb}
    </ConfirmButton>
  );
}

function confirmText(isOfficial: boolean, { title, isOpen }: WithdrawButtonProps['job']) {
  if (isOfficial)
    return 'The job and its dates stay in your history. The authority is not notified.';
  return isOpen
    ? `Your application for ${title} will no longer be considered. It stays in your history, and you can apply again while the job is open.`
    : `Your application for ${title} will no longer be considered. The job is closed, so you cannot apply again. The application stays in your history.`;
}
