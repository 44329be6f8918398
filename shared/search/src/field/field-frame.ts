import type { Theme } from '@sopaan/ui/core';

/** Styles of the frame around a native field in a bar, with an icon before it. */
export const fieldFrame = (theme: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  height: 44,
  border: '1px solid',
  borderColor: 'text.disabled',
  borderRadius: 999,
  bgcolor: 'background.paper',
  color: 'text.primary',
  '&:hover': { borderColor: 'text.secondary' },
  '&:focus-within': {
    outline: `3px solid ${theme.palette.secondary.main}`,
    outlineOffset: '1px',
  },
  '& > input, & > select': {
    flex: 1,
    minWidth: 0,
    width: '100%',
    height: '100%',
    border: 0,
    p: 0,
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1rem',
    '&:focus': { outline: 'none' },
    '&::placeholder': { color: theme.palette.text.secondary, opacity: 1 },
    '& option, & optgroup': { backgroundColor: theme.palette.background.paper },
  },
});
