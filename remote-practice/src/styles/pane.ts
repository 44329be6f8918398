/** A part of the challenge page with its own border. */
export const pane = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '14px',
  overflow: 'hidden',
  // Hidden texts inside would otherwise extend the page.
  position: 'relative',
} as const;
