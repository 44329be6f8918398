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
  '&[data-today]': { outline: '2px solid', outlineColor: 'text.primary', outlineOffset: '1px' },
} as const;
