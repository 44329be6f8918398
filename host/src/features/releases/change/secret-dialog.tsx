import { useBusy } from '@sopaan/session/busy';
import { Alert, Button } from '@sopaan/ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { useId } from 'react';
import { CopyField } from '../../../clipboard/copy-field';
import { RELEASE_CHANGE } from './release-change';

interface SecretDialogProps {
  title: string;
  label: string;
  value: string;
  warning: string;
  onClose: () => void;
}

/** Shows a value that cannot be shown again. Closes by its button only. */
export function SecretDialog({ title, label, value, warning, onClose }: SecretDialogProps) {
  const titleId = useId();
  useBusy(RELEASE_CHANGE, title);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{warning}</Alert>
        <CopyField label={label} value={value} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
