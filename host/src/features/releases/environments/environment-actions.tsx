import type { Environment } from '@sopaan/schemas/release-environment';
import { Box, Button, Icon, VisuallyHidden } from '@sopaan/ui/core';
import { useState } from 'react';
import { LockDialog } from './lock-dialog';
import { PromoteDialog } from './promote-dialog';

/** What moves an environment. */
export function EnvironmentActions({ environment }: { environment: Environment }) {
  const [asking, setAsking] = useState<'promote' | 'lock' | null>(null);
  const close = () => setAsking(null);
  const { name, lock } = environment;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        startIcon={<Icon name="lock" />}
        onClick={() => setAsking('lock')}
        aria-haspopup="dialog"
      >
        {lock ? 'Unlock…' : 'Lock…'}
        <VisuallyHidden>&nbsp;{name}</VisuallyHidden>
      </Button>
      <Button variant="contained" onClick={() => setAsking('promote')} aria-haspopup="dialog">
        Promote…<VisuallyHidden>&nbsp;to {name}</VisuallyHidden>
      </Button>
      {asking === 'promote' && <PromoteDialog environment={environment} onClose={close} />}
      {asking === 'lock' && <LockDialog environment={environment} onClose={close} />}
    </Box>
  );
}
