import type { Environment } from '@sopaan/schemas/releases/environment';
import { Box, Button, Icon, VisuallyHidden } from '@sopaan/ui/core';
import { useState } from 'react';
import { LockDialog } from './lock-dialog';
import { PromoteDialog } from './promote-dialog';

/** Buttons that lock an environment and promote releases to it. */
export function EnvironmentActions({ environment }: { environment: Environment }) {
  const [dialog, setDialog] = useState<'promote' | 'lock' | null>(null);
  const close = () => setDialog(null);
  const { name, lock } = environment;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        startIcon={<Icon name="lock" />}
        onClick={() => setDialog('lock')}
        aria-haspopup="dialog"
      >
        {lock ? 'Unlock…' : 'Lock…'}
        <VisuallyHidden>&nbsp;{name}</VisuallyHidden>
      </Button>
      <Button variant="contained" onClick={() => setDialog('promote')} aria-haspopup="dialog">
        Promote…<VisuallyHidden>&nbsp;to {name}</VisuallyHidden>
      </Button>
      {dialog === 'promote' && <PromoteDialog environment={environment} onClose={close} />}
      {dialog === 'lock' && <LockDialog environment={environment} onClose={close} />}
    </Box>
  );
}
