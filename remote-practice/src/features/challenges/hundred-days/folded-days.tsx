import { Box, Icon } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface FoldedDaysProps {
  title: string;
  note?: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** Days that show when they are asked for. Searching in the page finds them also while they are folded. */
export function FoldedDays({ title, note, isOpen, children }: FoldedDaysProps) {
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

// What is folded does not take its box model from the page.
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
