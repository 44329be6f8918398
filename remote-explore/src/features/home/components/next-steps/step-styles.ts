/** The style of the list and of its skeleton, so that both have the same height. */
export const stepListStyle = {
  display: 'grid',
  gap: 1.25,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

export const STEP_HEIGHT = { xs: '7rem', md: '5.25rem' } as const;
