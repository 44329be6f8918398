import { Box, Button, Icon, Typography } from '@sopaan/ui/core';
import { useState } from 'react';
import { DeleteDialog } from './delete-dialog';

export function DeleteAccount() {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography>
        Deleting your account removes all your data immediately and permanently.
      </Typography>
      <Button
        variant="outlined"
        color="error"
        startIcon={<Icon name="trash" />}
        aria-haspopup="dialog"
        onClick={() => setIsDialogOpen(true)}
      >
        Delete my account…
      </Button>
      {isDialogOpen && <DeleteDialog onClose={() => setIsDialogOpen(false)} />}
    </Box>
  );
}
