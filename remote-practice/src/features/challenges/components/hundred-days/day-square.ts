import type { Theme } from '@sopaan/ui/core';

/** Style of a day in the calendar. States differ in pattern as well as colour. */
export const daySquare = {
  aspectRatio: '1',
  flex: 'none',
  borderRadius: '3px',
  '&[data-state="solved"]': { bgcolor: 'success.main' },
  '&[data-state="caught-up"]': {
    color: 'warning.main',
    background: 'repeating-linear-gradient(135deg, currentColor 0 3px, transparent 3px 5px)',
    border: '1px solid currentColor',
  },
  '&[data-state="open"]': { border: '2px solid', borderColor: 'primary.main' },
  '&[data-state="locked"]': {
    bgcolor: 'action.hover',
    border: '1px solid',
    borderColor: 'divider',
  },
  // A mark and not a style of its own, because a freeze can cover open days and days that were caught up later.
  '&[data-frozen]': { position: 'relative' },
  '&[data-frozen]::after': {
    content: '""',
    position: 'absolute',
    inset: '22%',
    borderRadius: '50%',
    bgcolor: 'info.main',
    boxShadow: (theme: Theme) => `0 0 0 1px ${theme.palette.background.paper}`,
  },
  '&[data-today]': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: '1px' },
} as const;
