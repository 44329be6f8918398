import { useUnsavedWork } from '@sopaan/session/unsaved-work';
import { Box, Icon, IconButton } from '@sopaan/ui/core';
import { DiscardDialog } from '@sopaan/ui/discard-dialog';
import { Dialog, DialogContent, DialogContentText, DialogTitle } from '@sopaan/ui/panels';
import { useId, useState, type ReactNode } from 'react';

/** What a form tells the dialog around it. */
export interface SettingsFormProps {
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
}

interface SettingsDialogProps {
  title: string;
  text: string;
  onClose: () => void;
  children: (form: SettingsFormProps) => ReactNode;
}

/** The frame of a settings form. It asks before unsaved changes are discarded. */
export function SettingsDialog({ title, text, onClose, children }: SettingsDialogProps) {
  const titleId = useId();
  const textId = useId();
  const [isDirty, setDirty] = useState(false);
  const { isAsking, requestClose, close, keep, discard } = useUnsavedWork({
    remote: 'profile',
    task: 'settings',
    reason: isDirty ? 'Your settings have unsaved changes.' : null,
    onClose,
  });
  return (
    <>
      <Dialog
        open
        fullWidth
        maxWidth="sm"
        onClose={requestClose}
        aria-labelledby={titleId}
        aria-describedby={textId}
        slotProps={{ paper: { sx: paper } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 1.5 }}>
          <DialogTitle id={titleId} sx={{ flexGrow: 1 }}>
            {title}
          </DialogTitle>
          <IconButton aria-label="Close" onClick={requestClose} sx={{ mt: 1.5 }}>
            <Icon name="close" />
          </IconButton>
        </Box>
        <DialogContent>
          <DialogContentText id={textId} sx={{ mb: 2.5 }}>
            {text}
          </DialogContentText>
          {children({ onDirty: setDirty, onSaved: close })}
        </DialogContent>
      </Dialog>
      <DiscardDialog open={isAsking} onKeep={keep} onDiscard={discard} />
    </>
  );
}

/** As large as possible on a phone. */
const paper = {
  m: { xs: 1, sm: 4 },
  width: { xs: 'calc(100% - 16px)', sm: '100%' },
  maxHeight: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' },
};
