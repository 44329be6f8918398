import type { Environment, HistoryEntry } from '@sopaan/schemas/releases/environment';
import { Box, Button, Typography, VisuallyHidden } from '@sopaan/ui/core';
import { Chip, DateText } from '@sopaan/ui/display';
import { useState } from 'react';
import { ChangedList } from '../change/changed-list';
import { changedReleases } from '../change/changed-releases';
import { Code } from '../table/code';
import { Disclosure } from '../table/disclosure';
import { LoadedDifference } from '../published/loaded-difference';
import { RollbackDialog } from './rollback-dialog';

interface HistoryRowProps {
  environment: Environment;
  entry: HistoryEntry;
  /** The previous entry; undefined for the oldest loaded one. */
  previous: HistoryEntry | undefined;
}

/** One set that an environment has run. */
export function HistoryRow({ environment, entry, previous }: HistoryRowProps) {
  const [open, setOpen] = useState(false);
  const [isConfirming, setIsConfirming] = useState(false);
  const { revision, set, at, by, action, why } = entry;
  const isCurrent = set.id === environment.set.id;
  return (
    <Box component="li" sx={item}>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h3" variant="subtitle2" sx={firstUpper}>
          {action} to <Code>{set.id}</Code>
          {isCurrent && <Chip size="small" label="Current" sx={{ ml: 1 }} />}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <DateText value={at} time />, by {by}, revision {revision}
        </Typography>
        {why && <Typography variant="body2">“{why}”</Typography>}
        {previous && <ChangedList changes={changedReleases(previous.set, set)} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        {previous && previous.set.id !== set.id && (
          <Disclosure
            open={open}
            onToggle={() => setOpen(!open)}
            label="Difference"
            about={`of revision ${revision}`}
          />
        )}
        {!isCurrent && (
          <Button
            size="small"
            variant="outlined"
            aria-haspopup="dialog"
            onClick={() => setIsConfirming(true)}
          >
            Roll back to this…<VisuallyHidden>&nbsp;revision {revision}</VisuallyHidden>
          </Button>
        )}
      </Box>
      {open && previous && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <LoadedDifference from={previous.set.id} to={set.id} />
        </Box>
      )}
      {isConfirming && (
        <RollbackDialog
          environment={environment}
          target={set}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </Box>
  );
}

const firstUpper = { '&::first-letter': { textTransform: 'uppercase' } };

const item = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  gap: 1.5,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
};
