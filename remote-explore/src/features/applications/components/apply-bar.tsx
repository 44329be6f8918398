import { Box } from '@sopaan/ui/core';
import { useLayoutEffect } from 'react';
import type { JobApplicationControl } from '../use-job-application';
import { ApplyActions } from './apply-actions';

/** What the preview bar takes from the bottom of the screen. */
const DOCK = 'var(--sopaan-dock, 0px)';

/** The buttons at hand on narrow screens. It ends with the page's content, so the footer is never below it. */
export function ApplyBar({ applying }: { applying: JobApplicationControl }) {
  const isShown = applying.canApply;
  const height = applying.officialUrl ? '8.5rem' : '5rem';
  useLayoutEffect(() => {
    if (!isShown) return;
    // What gets the focus is scrolled clear of the bar.
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `calc(${height} + ${DOCK})`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [isShown, height]);
  if (!isShown) return null;
  return (
    <Box
      role="group"
      aria-label="Apply"
      sx={{
        position: 'sticky',
        bottom: DOCK,
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
      <ApplyActions applying={applying} />
    </Box>
  );
}
