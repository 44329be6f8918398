import { Box, Icon } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface CollapsibleDaysProps {
  title: string;
  note?: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** Days that can be expanded. `details` lets the browser's page search find them while collapsed. */
export function CollapsibleDays({ title, note, isOpen, children }: CollapsibleDaysProps) {
  return (
    <Box component="details" open={isOpen} sx={details}>
      <Box component="summary" sx={summary}>
        <Icon name="chevron-down" sx={{ transition: 'transform 160ms', flex: 'none' }} />
        <Box component="span" sx={{ typography: 'subtitle1', flex: 1 }}>
          {title}
        </Box>
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
          {note}
        </Box>
      </Box>
      <Box sx={content}>{children}</Box>
    </Box>
  );
}

const details = {
  '&:not([open]) > summary > svg': { transform: 'rotate(-90deg)' },
  '&[open] > summary': { mb: 1 },
  '@media (prefers-reduced-motion: reduce)': { '& > summary > svg': { transition: 'none' } },
} as const;

// The global `box-sizing` is not inherited by the content of `details`.
const content = { boxSizing: 'border-box' } as const;

const summary = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 48,
  px: 1,
  borderRadius: '12px',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '&:hover': { bgcolor: 'action.hover' },
} as const;
