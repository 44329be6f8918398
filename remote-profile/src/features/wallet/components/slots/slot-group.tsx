import type { WALLET_GROUPS } from '@sopaan/schemas/wallet/slots';
import type { WalletFile } from '@sopaan/schemas/wallet/wallet';
import { Box, Card, Icon, Typography } from '@sopaan/ui/core';
import { LinearProgress } from '@sopaan/ui/display';
import { useId } from 'react';
import { SlotRow } from './slot-row';

interface SlotGroupProps {
  group: (typeof WALLET_GROUPS)[number];
  documents: readonly WalletFile[];
}

/** The slots of one category, with how many are filled. It can be collapsed. */
export function SlotGroup({ group, documents }: SlotGroupProps) {
  const id = useId();
  const documentOf = (code: string) => documents.find(({ slot }) => slot === code);
  const total = group.slots.length;
  const count = group.slots.filter(({ slot }) => documentOf(slot)).length;
  const text = `${count} of ${total} uploaded`;
  return (
    <Card component="section" aria-labelledby={id}>
      <Box component="details" open sx={details}>
        <Box component="summary" sx={summary}>
          <Icon name="chevron-down" sx={{ flex: 'none' }} />
          <Typography id={id} variant="h4" component="h3">
            {group.name}
          </Typography>
          <Typography variant="body2" component="span" color="textSecondary">
            {text}
          </Typography>
        </Box>
        <Box sx={content}>
          <LinearProgress
            variant="determinate"
            value={Math.round((count / total) * 100)}
            aria-label={`${group.name}: ${text}`}
            sx={{ height: 6, borderRadius: 3, bgcolor: 'action.selected', mb: 1 }}
          />
          <Box component="ul" sx={rows}>
            {group.slots.map(({ slot, label }) => (
              <SlotRow key={slot} slot={slot} label={label} document={documentOf(slot)} />
            ))}
          </Box>
        </Box>
      </Box>
    </Card>
  );
}

const details = {
  px: { xs: 2, sm: 3 },
  '&:not([open]) > summary > svg': { transform: 'rotate(-90deg)' },
} as const;

const summary = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 1.5,
  flexWrap: 'wrap',
  minHeight: 56,
  py: 1,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
} as const;

// The global `box-sizing` is not inherited by the content of `details`.
const content = { boxSizing: 'border-box', pb: 1 } as const;

const rows = {
  display: 'grid',
  columnGap: 4,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
  // The line above the first row would double the bar.
  '& > li:first-of-type': { borderTopColor: 'transparent' },
} as const;
