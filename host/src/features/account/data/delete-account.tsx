import { Box, Button, Icon, Typography } from '@sopaan/ui/core';
import { useState } from 'react';
import { DeleteDialog } from './delete-dialog';

export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography>Deleting your account takes everything with it, at once and for good.</Typography>
      <Button
        variant="outlined"
        color="error"
        startIcon={<Icon name="trash" />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        Delete my account…
      </Button>
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </Box>
  );
}
