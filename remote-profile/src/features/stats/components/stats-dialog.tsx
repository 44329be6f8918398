import { Button } from '@sopaan/ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { useId, type ReactNode } from 'react';

interface StatsDialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Buttons next to Close. */
  actions?: ReactNode;
  closeLabel?: string;
  children: ReactNode;
}

/** A dialog of the stats. Its content is loaded when it opens. */
export function StatsDialog({
  open,
  title,
  onClose,
  actions,
  closeLabel = 'Close',
  children,
}: StatsDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {/* Focusable, because it scrolls on phones and may contain nothing else that takes the focus. */}
      <DialogContent
        role="region"
        aria-labelledby={titleId}
        tabIndex={0}
        sx={{ display: 'grid', gap: 2 }}
      >
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{closeLabel}</Button>
        {actions}
      </DialogActions>
    </Dialog>
  );
}
