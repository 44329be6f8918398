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
    const measure = () => style.setProperty('--sopaan-dock', `${bar.current?.offsetHeight ?? 0}px`);
    measure();
    const observer = new ResizeObserver(measure);
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--sopaan-dock');
    };
  }, []);
  const height = tall ? { xs: '5.25rem', sm: '3.25rem' } : '3.25rem';
  return (
    <>
      <Box aria-hidden="true" sx={{ height: DOCK }} />
      <Box
        ref={bar}
        sx={{
          position: 'fixed',
          inset: 'auto 0 0 0',
          zIndex: 'appBar',
          bgcolor: 'background.paper',
          '&:not(:empty)': {
            minHeight: height,
            borderTop: 3,
            borderColor: 'secondary.main',
            pb: 'env(safe-area-inset-bottom)',
          },
        }}
      >
        <Suspense fallback={<div />}>
          <PreviewBar />
        </Suspense>
      </Box>
    </>
  );
}

function BarMissing() {
  return <Box sx={{ p: 1.5, typography: 'body2' }}>This is a preview. Its bar did not load.</Box>;
}
