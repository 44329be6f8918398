import { DOCK_HEIGHT, HEADER_HEIGHT, LOW_WINDOW } from '@sopaan/contract/layout';
import type { SxProps, Theme } from '@sopaan/ui/core';
import { pane } from '../styles/pane';
import { narrowWindow, wideWindow } from '../styles/window-width';
import { PANE_LIMITS } from './pane-sizes';

export const page: SxProps<Theme> = (theme) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  px: { xs: 1, sm: 2 },
  py: 1,
  // Room for the fixed bar with Run and Submit.
  pb: '5.5rem',
  [LOW_WINDOW]: { pb: 1 },
  [wideWindow(theme)]: { height: `calc(100dvh - ${HEADER_HEIGHT})`, minHeight: '40rem', pb: 1 },
});

/** The problem, and the code with the output. A narrow window shows one of the three, as `data-view` says. */
export const columns: SxProps<Theme> = (theme) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flex: 1,
  [wideWindow(theme)]: { flexDirection: 'row' },
  [narrowWindow(theme)]: {
    '&:not([data-view="problem"]) [data-part="problem"]': { display: 'none' },
    '&:not([data-view="code"]) [data-part="code"]': { display: 'none' },
    '&:not([data-view="output"]) [data-part="output"]': { display: 'none' },
    // Only the fixed bar with Run and Submit remains of it.
    '&[data-view="problem"] > [data-part="editor"]': { border: 0 },
  },
});

/** For what the bar of views replaces in a narrow window. */
export const inWideWindow: SxProps<Theme> = (theme) => ({
  [narrowWindow(theme)]: { display: 'none' },
});

export const codePart = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
} as const;

export const editorPane = { ...pane, flex: 1 } as const;

export const paneHeader = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  pl: 1,
  pr: 1.5,
} as const;

export const actionBar: SxProps<Theme> = (theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1,
  py: 0.75,
  [narrowWindow(theme)]: {
    position: 'fixed',
    zIndex: 'appBar',
    left: 0,
    right: 0,
    bottom: DOCK_HEIGHT,
    [LOW_WINDOW]: { position: 'static' },
    p: 1,
    pb: 'calc(8px + env(safe-area-inset-bottom))',
    bgcolor: 'background.paper',
    borderTop: '1px solid',
    borderColor: 'divider',
    '& > button': { flex: '1 1 0' },
    // Stop gets a row of its own above, so that it does not appear under the finger that has just tapped Run.
    '& > button[data-row]': { flex: '1 0 100%' },
  },
});

export const paneBody: SxProps<Theme> = (theme) => ({
  p: 2,
  minWidth: 0,
  [wideWindow(theme)]: {
    borderTop: '1px solid',
    borderColor: 'divider',
    flex: `0 0 var(--output-size, ${PANE_LIMITS.output.initial}%)`,
    minHeight: 0,
    overflowY: 'auto',
  },
});

export const casesAndOutput = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(13rem, 1fr) minmax(0, 2fr)' },
} as const;
