import { Box, Typography } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface EntryProps {
  title: string;
  /** The line below the title. */
  subtitle?: string;
  /** Secondary details; empty ones are skipped. */
  facts?: readonly string[];
  children?: ReactNode;
}

/** One entry of a list in the profile. */
export function Entry({ title, subtitle, facts = [], children }: EntryProps) {
  return (
    <Box
      component="li"
      sx={{ borderLeft: '3px solid', borderColor: 'primary.main', pl: 2, minWidth: 0 }}
    >
      <Typography variant="h5" component="h3">
        {title}
      </Typography>
      {subtitle && <Typography>{subtitle}</Typography>}
      {facts.filter(Boolean).map((fact) => (
        <Typography key={fact} variant="body2" color="textSecondary">
          {fact}
        </Typography>
      ))}
      {children}
    </Box>
  );
}

export function Entries({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' }}
    >
      {children}
    </Box>
  );
}
