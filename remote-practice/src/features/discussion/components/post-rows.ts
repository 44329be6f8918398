/** A list of posts or replies. */
export const postRows = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  minWidth: 0,
  '& > li': { outline: 'none', minWidth: 0 },
  '& > li + li': { pt: 2, borderTop: '1px solid', borderColor: 'divider' },
} as const;
