/** The viewport without the host's header. */
const AVAILABLE_HEIGHT = 'calc(100dvh - 4.8rem)';
export const SMALL_SCREEN_QUERY = '(max-width: 768px)';
const WIDE_SCREEN = '@media (min-width: 769px)';

export const page = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  px: { xs: 1, sm: 2 },
  py: 1,
  // Room for the fixed bar with Run and Submit.
  pb: '5.5rem',
  [WIDE_SCREEN]: { height: AVAILABLE_HEIGHT, minHeight: '40rem', pb: 1 },
} as const;

export const columns = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minHeight: 0,
  flex: 1,
  [WIDE_SCREEN]: { flexDirection: 'row' },
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

export const paneHeader = {
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
  [`@media ${SMALL_SCREEN_QUERY}`]: {
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
    // In a row of its own above: Stop must not appear under the finger that has just tapped Run.
    '& > button[data-row]': { flex: '1 0 100%' },
  },
} as const;

export const paneBody = {
  p: 2,
  minWidth: 0,
  borderTop: '1px solid',
  borderColor: 'divider',
  [WIDE_SCREEN]: { flex: '0 0 42%', minHeight: 0, overflowY: 'auto' },
} as const;

export const inputAndOutput = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(13rem, 1fr) minmax(0, 2fr)' },
} as const;
