import { paths } from '@sopaan/contract/paths';
import { Box, Button } from '@sopaan/ui/core';
import { SubmitButton, useFormikContext } from '@sopaan/ui/forms';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearDraft } from '../draft-storage';
import { GuidelinesDialog } from './guidelines-dialog';
import { LeaveDialog } from './leave-dialog';

/** Submit, Guidelines and Close. */
export function FormButtons() {
  const { dirty } = useFormikContext();
  const navigate = useNavigate();
  const [openDialog, setOpenDialog] = useState<'guidelines' | 'leave'>();
  const close = () => setOpenDialog(undefined);
  const leave = () => void navigate(paths.mentors);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <SubmitButton size="large">Submit</SubmitButton>
      <Button size="large" variant="outlined" onClick={() => setOpenDialog('guidelines')}>
        Guidelines
      </Button>
      <Button size="large" onClick={() => (dirty ? setOpenDialog('leave') : leave())}>
        Close
      </Button>
      <GuidelinesDialog open={openDialog === 'guidelines'} onClose={close} />
      <LeaveDialog
        open={openDialog === 'leave'}
        onStay={close}
        onLeave={leave}
        onDiscard={() => {
          clearDraft();
          leave();
        }}
      />
    </Box>
  );
}
