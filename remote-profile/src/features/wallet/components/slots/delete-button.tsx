import type { WalletSlot } from '@sopaan/schemas/wallet/slots';
import { Button, Icon } from '@sopaan/ui/core';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useState } from 'react';
import { useDeleteDocument } from '../../api/use-change-files';

interface DeleteButtonProps {
  slot: WalletSlot;
  label: string;
  focusAfter: () => HTMLElement | null;
}

export function DeleteButton({ slot, label, focusAfter }: DeleteButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync: remove } = useDeleteDocument(slot);
  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<Icon name="trash" />}
        aria-label={`Delete ${label}`}
        onClick={() => setAsking(true)}
        sx={{ minHeight: 44 }}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Delete ${label}?`}
        text="The document and its earlier files can be restored for 30 days. After that they are erased."
        confirmLabel="Delete"
        cancelLabel="Keep"
        errorTitle="The document could not be deleted"
        onConfirm={() => remove()}
        onDone={() => setAsking(false)}
        onCancel={() => setAsking(false)}
        focusAfter={focusAfter}
      />
    </>
  );
}
