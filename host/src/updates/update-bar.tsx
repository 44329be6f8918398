import { Global } from '@emotion/react';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { Box, Button } from '@sopaan/ui/core';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { BOTTOM_BAR_HEIGHT, DOCK, WIDE_MEDIA } from '../chrome/measures';
import { updateStore } from './update-store';

/** The lowest place that no bar of any layout takes. */
const BOTTOM = `calc(${BOTTOM_BAR_HEIGHT} + ${DOCK} + 16px)`;
const WIDE_BOTTOM = `calc(${DOCK} + 16px)`;

const AT_WORK = 'a, button, input, textarea, select, [contenteditable]';

/**
 * Offers a newer version. It has its room at the end of the page and sticks to the screen from there: nothing moves, and
 * whatever it lies over can be scrolled clear of it.
 */
export function UpdateBar() {
  const { why, take, decline } = useStore(updateStore);
  const [said, setSaid] = useState(false);
  useEffect(() => {
    // Who is at a field goes on seeing it.
    const { activeElement } = document;
    if (activeElement?.matches(AT_WORK)) activeElement.scrollIntoView({ block: 'nearest' });
    // A region is announced when words come into it, not when it comes with words.
    const frame = requestAnimationFrame(() => setSaid(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const later = () => {
    decline();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <Box
      component="section"
      aria-label="New version"
      sx={{
        position: 'sticky',
        bottom: BOTTOM,
        mb: BOTTOM,
        [WIDE_MEDIA]: { bottom: WIDE_BOTTOM, mb: WIDE_BOTTOM },
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
      {/* What gets the focus stays clear of the bar. */}
      <Global styles={{ html: { scrollPaddingBottom: '14rem !important' } }} />
      <Box role="status">{said && wordsOf(why)}</Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button size="small" variant="contained" onClick={take}>
          Reload
        </Button>
        <Button size="small" onClick={later}>
          Later
        </Button>
      </Box>
    </Box>
  );
}

function wordsOf(why: string): string {
  const ready = `A new version of ${PRODUCT_NAME} is ready.`;
  return why ? `${ready} It waits for you: ${why.replace(/\.$/, '')}.` : ready;
}
