import { bus } from '@sopaan/events/bus';
import { Box } from '@sopaan/ui/core';
import { Suspense, lazy, useEffect, useState } from 'react';
import { HEADER_HEIGHT } from '@sopaan/contract/layout';
import { afterLoad } from '../page-load/after-load';
import { PlainToasts } from './plain-toasts';
import { showToast } from './toast-store';

const loadStack = () => import('./toast-stack');

const ToastStack = lazy(async () => {
  try {
    const { ToastStack: component } = await loadStack();
    return { default: component };
  } catch {
    return { default: PlainToasts };
  }
});

/**
 * Shows the toasts that any part of the page requests. The live region exists before the first toast. The code of the stack is loaded
 * with the first toast, or after the first input: most toasts answer one, and a later one may be about a lost connection.
 */
export function ToastHost() {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(
    () =>
      bus.subscribe('toast:requested', (toast) => {
        showToast(toast);
        setIsUsed(true);
      }),
    [],
  );
  useEffect(() => {
    const controller = new AbortController();
    const options = { once: true, signal: controller.signal };
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, () => afterLoad(loadStack), options);
    }
    return () => controller.abort();
  }, []);
  return (
    <Box
      role="log"
      aria-label="Notifications"
      sx={{
        '& .notistack-SnackbarContainer': { top: `calc(${HEADER_HEIGHT} + 1px)` },
        '& .notistack-SnackbarContainer .notistack-CollapseWrapper': { py: '7px' },
      }}
    >
      <Suspense fallback={null}>{isUsed && <ToastStack />}</Suspense>
    </Box>
  );
}
