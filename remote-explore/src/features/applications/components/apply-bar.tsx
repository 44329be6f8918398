import { DOCK_HEIGHT, LOW_WINDOW } from '@sopaan/contract/layout';
import { Box } from '@sopaan/ui/core';
import { useLayoutEffect } from 'react';
import type { JobApplicationControl } from '../use-job-application';
import { ApplyActions } from './apply-actions';

/** Keeps the apply buttons at the bottom of narrow screens. It is sticky within the page's content, so it never covers the footer. */
export function ApplyBar({ control }: { control: JobApplicationControl }) {
  const isVisible = control.canApply;
  // With an official site there are two buttons, one above the other.
  const height = control.officialUrl ? '8.5rem' : '5rem';
  useLayoutEffect(() => {
    if (!isVisible) return;
    // The bar must not cover the focused element.
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `calc(${height} + ${DOCK_HEIGHT})`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [isVisible, height]);
  if (!isVisible) return null;
  return (
    <Box
      role="group"
      aria-label="Apply"
      sx={{
        // Hidden by CSS, because a server does not know the width of the screen.
        display: { lg: 'none' },
        '@media print': { display: 'none' },
        position: 'sticky',
        bottom: DOCK_HEIGHT,
        [LOW_WINDOW]: { position: 'static' },
        zIndex: 'appBar',
        mx: { xs: -2, sm: -3 },
        mt: 4,
        px: { xs: 2, sm: 3 },
        py: 1.5,
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <ApplyActions control={control} />
    </Box>
  );
}
