/** A list that scrolls within its own box. */
export const listBox = {
  position: 'relative',
  maxHeight: '22rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  m: 0,
  p: 0.5,
  listStyle: 'none',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
} as const;

/** The mark of the current item. */
export const itemMark = (isCurrent: boolean) => ({
  borderLeft: '4px solid',
  borderColor: isCurrent ? 'primary.main' : 'transparent',
  bgcolor: isCurrent ? 'action.selected' : undefined,
});
