import { Alert, Button } from '@sopaan/ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { useId } from 'react';
import { CopyField } from '../../../clipboard/copy-field';
import { useBusy } from './use-busy';

interface ShownOnceProps {
  title: string;
  label: string;
  value: string;
  warning: string;
  onClose: () => void;
}

/** What the registry tells this one time: it is left by its button only. */
export function ShownOnce({ title, label, value, warning, onClose }: ShownOnceProps) {
  const titleId = useId();
  useBusy(title);
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{warning}</Alert>
        <CopyField label={label} value={value} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          I have it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
