import type { WALLET_GROUPS } from '@sopaan/schemas/wallet/slots';
import type { WalletFile } from '@sopaan/schemas/wallet/wallet';
import { Box, Typography } from '@sopaan/ui/core';
import { LinearProgress } from '@sopaan/ui/display';
import { useId } from 'react';
import { SlotCard } from './slot-card';

interface SlotGroupProps {
  group: (typeof WALLET_GROUPS)[number];
  documents: readonly WalletFile[];
}

/** The slots of one category, with how many are filled. */
export function SlotGroup({ group, documents }: SlotGroupProps) {
  const id = useId();
  const documentOf = (code: string) => documents.find(({ slot }) => slot === code);
  const total = group.slots.length;
  const count = group.slots.filter(({ slot }) => documentOf(slot)).length;
  const text = `${count} of ${total} uploaded`;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Typography id={id} variant="h4" component="h3">
          {group.name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        value={Math.round((count / total) * 100)}
        aria-label={`${group.name}: ${text}`}
        sx={{ height: 6, borderRadius: 3, bgcolor: 'action.selected' }}
      />
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
        }}
      >
        {group.slots.map(({ slot, label }) => (
          <SlotCard key={slot} slot={slot} label={label} document={documentOf(slot)} />
        ))}
      </Box>
    </Box>
  );
}
