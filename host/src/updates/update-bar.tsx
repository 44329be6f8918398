import { Global } from '@emotion/react';
import { BOTTOM_BAR_HEIGHT, DOCK_HEIGHT, LOW_WINDOW } from '@sopaan/contract/layout';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { Box, Button } from '@sopaan/ui/core';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { updateStore } from './update-store';

/** The distance from the bottom that keeps the bar above the bottom bars of all layouts. */
const bottom = {
  xs: `calc(${BOTTOM_BAR_HEIGHT} + ${DOCK_HEIGHT} + 16px)`,
  md: `calc(${DOCK_HEIGHT} + 16px)`,
};

const INTERACTIVE = 'a, button, input, textarea, select, [contenteditable]';

/**
 * Offers a newer version. A sticky element at the end of the page: it does not shift the layout, and everything it covers
 * can be scrolled into view.
 */
export function UpdateBar() {
  const { reason, accept, decline } = useStore(updateStore);
  const [isAnnounced, setIsAnnounced] = useState(false);
  useEffect(() => {
    // Keeps the focused field visible.
    const { activeElement } = document;
    if (activeElement?.matches(INTERACTIVE)) activeElement.scrollIntoView({ block: 'nearest' });
    // A live region announces text that is added to it, not text that it is rendered with.
    const frame = requestAnimationFrame(() => setIsAnnounced(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const postpone = () => {
    decline();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <Box
      component="section"
      aria-label="New version"
      sx={{
        position: 'sticky',
        bottom,
        [LOW_WINDOW]: { position: 'static' },
        mb: bottom,
        zIndex: 'snackbar',
        width: 'fit-content',
        maxWidth: 'calc(100vw - 32px)',
        mx: 2,
        mt: 2,
        px: 2,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        boxShadow: 4,
        typography: 'body2',
        bgcolor: 'background.paper',
      }}
    >
      {/* Keeps focused elements clear of the bar, even where a layout has set an inline style (`useScrollPadding`). */}
      <Global styles={{ html: { scrollPaddingBottom: '14rem !important' } }} />
      <Box role="status">{isAnnounced && updateMessage(reason)}</Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" variant="contained" onClick={accept}>
          Reload
        </Button>
        <Button size="small" onClick={postpone}>
          Later
        </Button>
      </Box>
    </Box>
  );
}

function updateMessage(reason: string): string {
  const announcement = `A new version of ${PRODUCT_NAME} is ready.`;
  return reason ? `${announcement} Not updated yet: ${reason.replace(/\.$/, '')}.` : announcement;
}
