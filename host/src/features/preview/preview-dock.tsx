import { Global } from '@emotion/react';
import { Box } from '@sopaan/ui/core';
import { Suspense, lazy, useLayoutEffect, useRef } from 'react';
import { DOCK } from '../../chrome/measures';
import { usePageSet } from './page-set-context';

const PreviewBar = lazy(async () => {
  try {
    const { PreviewBar: component } = await import('./preview-bar');
    return { default: component };
  } catch {
    // The page itself is sound; what stands around it costs it nothing.
    return { default: BarMissing };
  }
});

const SAFE = 'env(safe-area-inset-bottom, 0px)';
const LOW = `calc(3.25rem + ${SAFE})`;
/** The sentence of a link that shows no preview has three lines on a phone. */
const TALL = `calc(5.25rem + ${SAFE})`;

const frame = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  zIndex: 'appBar',
  bgcolor: 'background.paper',
  '& > *': { borderTop: 3, borderColor: 'secondary.main', pb: SAFE },
};

/**
 * Where the preview bar stands: at the bottom of the screen, below everything else that is fixed there. Its height is
 * taken before its code arrives, so nothing moves. Pages without a preview pay for this file only.
 */
export function PreviewDock() {
  const preview = usePageSet()?.preview;
  return preview ? <Dock tall={preview.problem !== null} /> : null;
}

function Dock({ tall }: { tall: boolean }) {
  const bar = useRef<HTMLDivElement>(null);
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
      {/* By a rule, not by a measurement: it holds before anything is laid out for the first time. */}
      <Global
        styles={{
          ':root': { '--sopaan-dock': tall ? TALL : LOW },
          '@media (min-width: 600px)': { ':root': { '--sopaan-dock': LOW } },
        }}
      />
      <Box aria-hidden="true" sx={{ height: DOCK }} />
      <Box ref={bar} sx={frame}>
        <Suspense fallback={<Box sx={{ height: tall ? { xs: TALL, sm: LOW } : LOW }} />}>
          <PreviewBar />
        </Suspense>
      </Box>
    </>
  );
}

function BarMissing() {
  return <Box sx={{ p: 1.5, typography: 'body2' }}>This is a preview. Its bar did not load.</Box>;
}
