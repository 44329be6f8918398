import { Button } from '@sopaan/ui/core';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useRef, useState } from 'react';
import { useClassAction } from '../api/use-class-action';

export function EndClass({ classId }: { classId: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useClassAction(classId);
  return (
    <>
      <Button ref={button} color="error" variant="outlined" onClick={() => setAsking(true)}>
        End the class
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="End the class?"
        text="Everybody leaves, and the class cannot be started again."
        confirmLabel="End the class"
        cancelLabel="Cancel"
        errorTitle="The class could not be ended"
        onConfirm={() => mutateAsync('end')}
        onDone={() => setAsking(false)}
        onCancel={() => setAsking(false)}
        focusAfter={() => button.current}
      />
    </>
  );
}
