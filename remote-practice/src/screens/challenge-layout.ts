/** The host's header stands above, 4.8rem high. */
const ROOM = 'calc(100dvh - 4.8rem)';
export const SMALL = '(max-width: 768px)';
const WIDE = '@media (min-width: 769px)';

export const page = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  px: { xs: 1, sm: 2 },
  py: 1,
  // The bar with Run and Submit stands over the end of the page.
  pb: '5.5rem',
  [WIDE]: { height: ROOM, minHeight: '40rem', pb: 1 },
} as const;

export const columns = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minHeight: 0,
  flex: 1,
  [WIDE]: { flexDirection: 'row' },
} as const;

export const editorCard = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  bgcolor: 'background.paper',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '14px',
  overflow: 'hidden',
} as const;

export const paneHead = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  pl: 1,
  pr: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

export const actionBar = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1,
  py: 0.75,
  [`@media ${SMALL}`]: {
    position: 'fixed',
    zIndex: 'appBar',
    left: 0,
    right: 0,
    bottom: 'var(--sopaan-dock, 0px)',
    p: 1,
    pb: 'calc(8px + env(safe-area-inset-bottom))',
    bgcolor: 'background.paper',
    borderTop: '1px solid',
    borderColor: 'divider',
    '& > button': { flex: '1 1 0' },
    // Above the others: what comes under the finger that has just pressed Run must not be Stop.
    '& > button[data-row]': { flex: '1 0 100%' },
  },
} as const;

export const paneBody = {
  p: 2,
  minWidth: 0,
  borderTop: '1px solid',
  borderColor: 'divider',
  [WIDE]: { flex: '0 0 42%', minHeight: 0, overflowY: 'auto' },
} as const;

export const inputAndOutput = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(13rem, 1fr) minmax(0, 2fr)' },
} as const;
