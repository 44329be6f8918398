import { Box, Typography } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

/** A list of names and values. */
export function DetailList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box component="dl" aria-label={label} sx={{ display: 'grid', gap: 1.25, m: 0 }}>
      {children}
    </Box>
  );
}

export function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '9rem minmax(0, 1fr)' }, columnGap: 2 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
