import type { Environment } from '@sopaan/schemas/releases/environment';
import { Box, Button, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { useId, useState } from 'react';
import { ChangedList } from '../change/changed-list';
import { changedReleases } from '../change/changed-releases';
import { Code } from '../table/code';
import { CanaryHealth } from '../health/canary-health';
import { PromoteCanaryDialog } from './promote-canary-dialog';
import { StopCanaryDialog } from './stop-canary-dialog';

interface CanarySectionProps {
  environment: Environment;
  canary: NonNullable<Environment['canary']>;
}

/** The running canary compared with the current set, and the buttons to stop or promote it. */
export function CanarySection({ environment, canary }: CanarySectionProps) {
  const [dialog, setDialog] = useState<'stop' | 'promote' | null>(null);
  const headingId = useId();
  const close = () => setDialog(null);
  return (
    <Box component="section" aria-labelledby={headingId} sx={frame}>
      <Typography id={headingId} variant="h5" component="h4">
        Canary for {canary.percent} % of visitors
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Set <Code>{canary.set.id}</Code> since <DateText value={canary.startedAt} time />, by{' '}
        {canary.startedBy}.
      </Typography>
      <ChangedList changes={changedReleases(environment.set, canary.set)} />
      <CanaryHealth environment={environment.name} since={canary.startedAt} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => setDialog('stop')} aria-haspopup="dialog">
          Stop canary…
        </Button>
        <Button variant="contained" onClick={() => setDialog('promote')} aria-haspopup="dialog">
          Promote to all…
        </Button>
      </Box>
      {dialog === 'stop' && <StopCanaryDialog environment={environment} onClose={close} />}
      {dialog === 'promote' && <PromoteCanaryDialog environment={environment} onClose={close} />}
    </Box>
  );
}

const frame = {
  display: 'grid',
  gap: 1.5,
  p: 2,
  minWidth: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
};
