import { Global } from '@emotion/react';
import { Box, useTheme } from '@sopaan/ui/core';
import { Suspense, lazy, useLayoutEffect, useRef } from 'react';
import { DOCK_HEIGHT } from '@sopaan/contract/layout';
import { usePageSet } from './page-set-context';

const PreviewBar = lazy(async () => {
  try {
    const { PreviewBar: component } = await import('./preview-bar');
    return { default: component };
  } catch {
    // The page works without the bar.
    return { default: BarMissing };
  }
});

const SAFE_AREA = 'env(safe-area-inset-bottom, 0px)';
const BAR_HEIGHT = `calc(3.25rem + ${SAFE_AREA})`;
/** The message of an invalid preview link has three lines on a phone. */
const TALL_BAR_HEIGHT = `calc(5.25rem + ${SAFE_AREA})`;

const frame = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: 'appBar',
  bgcolor: 'background.paper',
  '& > *': { borderTop: 3, borderColor: 'secondary.main', pb: SAFE_AREA },
};

/**
 * Places the preview bar at the bottom of the screen, below everything else that is fixed there. Its height is reserved
 * before its code arrives, to avoid layout shifts. Pages without a preview load only this file.
 */
export function PreviewDock() {
  const preview = usePageSet()?.preview;
  return preview ? <Dock tall={preview.problem !== null} /> : null;
}

function Dock({ tall }: { tall: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
  const { breakpoints } = useTheme();
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--sopaan-dock', `${bar.current?.offsetHeight ?? 0}px`),
    );
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--sopaan-dock');
    };
  }, []);
  return (
    <>
      {/* A CSS rule applies before the first layout, a measurement only after it. */}
      <Global
        styles={{
          ':root': { '--sopaan-dock': tall ? TALL_BAR_HEIGHT : BAR_HEIGHT },
          [breakpoints.up('sm')]: { ':root': { '--sopaan-dock': BAR_HEIGHT } },
        }}
      />
      <Box aria-hidden="true" sx={{ height: DOCK_HEIGHT }} />
      <Box ref={bar} sx={frame}>
        <Suspense
          fallback={
            <Box sx={{ height: tall ? { xs: TALL_BAR_HEIGHT, sm: BAR_HEIGHT } : BAR_HEIGHT }} />
          }
        >
          <PreviewBar />
        </Suspense>
      </Box>
    </>
  );
}

function BarMissing() {
  return (
    <Box sx={{ p: 1.5, typography: 'body2' }}>
      This is a preview. The preview bar could not be loaded.
    </Box>
  );
}
