import type { EarlierFile } from '@sopaan/schemas/wallet/wallet';
import { slotLabel } from '@sopaan/schemas/wallet/slots';
import { Alert, Box, Button, Icon, Typography } from '@sopaan/ui/core';
import { dateText } from '@sopaan/ui/display';
import { ConfirmDialog } from '@sopaan/ui/panels';
import { useState } from 'react';
import { useRemoveFile, useRestoreFile } from '../../api/use-change-files';
import { formatBytes } from '../../wallet-text';
import { PreviewLink } from './preview-link';

interface EarlierFileRowProps {
  file: EarlierFile;
  /** What is focused when the row is gone. */
  focusAfter: () => HTMLElement | null;
}

export function EarlierFileRow({ file, focusAfter }: EarlierFileRowProps) {
  const [isAsking, setAsking] = useState(false);
  const restore = useRestoreFile(file.fileId);
  const remove = useRemoveFile(file.fileId);
  const { fileId, name } = file;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1.5 }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {slotLabel(file.slot)}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {`${name} · ${formatBytes(file.size)} · ${describeState(file)}`}
        </Typography>
      </Box>
      <PreviewLink fileId={fileId} label={name} />
      <Button
        size="small"
        startIcon={<Icon name="refresh" />}
        aria-label={`Restore ${name}`}
        aria-disabled={restore.isPending}
        sx={{ minHeight: 44 }}
        onClick={() => {
          if (!restore.isPending)
            restore.mutate(undefined, { onSuccess: () => focusAfter()?.focus() });
        }}
      >
        {restore.isPending ? 'Restoring…' : 'Restore'}
      </Button>
      <Button
        size="small"
        color="error"
        startIcon={<Icon name="trash" />}
        aria-label={`Remove ${name} for good`}
        sx={{ minHeight: 44 }}
        onClick={() => setAsking(true)}
      >
        Remove for good
      </Button>
      {restore.error && (
        <Alert severity="error" title="This file could not be restored" sx={{ width: '100%' }}>
          {restore.error.message}
        </Alert>
      )}
      <ConfirmDialog
        open={isAsking}
        title={`Remove ${name} for good?`}
        text="The file is erased now. It cannot be restored."
        confirmLabel="Remove for good"
        cancelLabel="Keep"
        errorTitle="The file could not be removed"
        onConfirm={() => remove.mutateAsync()}
        onDone={() => setAsking(false)}
        onCancel={() => setAsking(false)}
        focusAfter={focusAfter}
      />
    </Box>
  );
}

function describeState({ removedAt, uploadedAt }: EarlierFile): string {
  return removedAt === null
    ? `Replaced, uploaded ${dateText(uploadedAt)}`
    : `Deleted, kept until ${dateText(removedAt)}`;
}
