import { Box, Button, Typography } from '@sopaan/ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@sopaan/ui/panels';
import { useId } from 'react';
import { shortcutList } from '../shortcuts/shortcuts';
import { useIsMac } from '../shortcuts/use-is-mac';

interface ShortcutsDialogProps {
  open: boolean;
  onClose: () => void;
}

export function ShortcutsDialog({ open, onClose }: ShortcutsDialogProps) {
  const id = useId();
  const isMac = useIsMac();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
          {shortcutList(isMac).map(({ keys, action }) => (
            <div key={keys}>
              <Typography component="dt" variant="subtitle2">
                <kbd>{keys}</kbd>
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0 }} color="textSecondary">
                {action}
              </Typography>
            </div>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained">
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
