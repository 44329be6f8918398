import { ConfirmButton } from '@sopaan/ui/confirm-button';
import { useWithdraw } from '../api/use-application-mutations';

/** Withdraws the application after a confirmation. */
export function WithdrawButton() {
  const { mutateAsync } = useWithdraw();
  return (
    <ConfirmButton
      color="error"
      title="Withdraw your application?"
      text="It will not be reviewed, and your picture will be deleted. You can apply again."
      confirmLabel="Withdraw application"
      cancelLabel="Keep it"
      errorTitle="Your application could not be withdrawn."
      onConfirm={() => mutateAsync()}
    >
      Withdraw
    </ConfirmButton>
  );
}
