import { ConfirmButton } from '@sopaan/ui/confirm-button';
import { useClassAction } from '../api/use-class-action';

export function EndClass({ classId }: { classId: string }) {
  const { mutateAsync } = useClassAction(classId);
  return (
    <ConfirmButton
      color="error"
      variant="outlined"
      size="medium"
      title="End the class?"
      text="Everybody leaves, and the class cannot be started again."
      confirmLabel="End the class"
      cancelLabel="Cancel"
      errorTitle="The class could not be ended"
      onConfirm={() => mutateAsync('end')}
    >
      End the class
    </ConfirmButton>
  );
}
