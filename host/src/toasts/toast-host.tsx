import { bus } from '@sopaan/events/bus';
import { Box } from '@sopaan/ui/core';
import { Suspense, lazy, useEffect } from 'react';
import { HEADER_HEIGHT } from '@sopaan/contract/layout';
import { PlainToasts } from './plain-toasts';
import { showToast } from './toast-store';

const ToastStack = lazy(async () => {
  try {
    const { ToastStack: component } = await import('./toast-stack');
    return { default: component };
  } catch {
    return { default: PlainToasts };
  }
});

/** Shows the toasts that any part of the page requests. The live region exists before the first toast. */
export function ToastHost() {
  useEffect(() => bus.subscribe('toast:requested', showToast), []);
  return (
    <Box
      role="log"
      aria-label="Notifications"
      sx={{
        '& .notistack-SnackbarContainer': { top: `calc(${HEADER_HEIGHT} + 1px)` },
        '& .notistack-SnackbarContainer .notistack-CollapseWrapper': { py: '7px' },
      }}
    >
      <Suspense fallback={null}>
        <ToastStack />
      </Suspense>
    </Box>
  );
}
