import { useMediaQuery } from '@sopaan/ui/core';
import {
  SnackbarProvider,
  useSnackbar,
  type CustomContentProps,
  type SnackbarKey,
} from 'notistack';
import { forwardRef, useCallback, useEffect, useRef } from 'react';
import { ToastCard } from './toast-card';
import { releaseToastKey, removeToast, toastStore } from './toast-store';

const Content = forwardRef<HTMLDivElement, CustomContentProps>(function Content({ id }, ref) {
  const { closeSnackbar } = useSnackbar();
  const dismiss = useCallback(() => closeSnackbar(id), [closeSnackbar, id]);
  return <ToastCard ref={ref} id={String(id)} onDismiss={dismiss} />;
});

const Components = { default: Content };

const handleClose = (_event: unknown, _reason: unknown, key?: SnackbarKey) =>
  releaseToastKey(String(key));
const handleExited = (_node: unknown, key: SnackbarKey) => removeToast(String(key));

/** Passes each toast of the store to notistack once. */
function ToastQueue() {
  const { enqueueSnackbar } = useSnackbar();
  const enqueued = useRef(new Set<string>());
  useEffect(() => {
    const enqueueNew = () => {
      for (const { id, message } of toastStore.getState().toasts.values()) {
        if (enqueued.current.has(id)) continue;
        enqueued.current.add(id);
        enqueueSnackbar({ key: id, message });
      }
    };
    enqueueNew();
    return toastStore.subscribe(enqueueNew);
  }, [enqueueSnackbar]);
  return null;
}

/** Shows the toasts of the store. notistack controls position, order and limit; the store controls duration and content. */
export function ToastStack() {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <SnackbarProvider
      maxSnack={3}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      // Not `persist`, with which notistack would not close a toast to make room for a newer one.
      autoHideDuration={null}
      transitionDuration={prefersReducedMotion ? 0 : undefined}
      Components={Components}
      onClose={handleClose}
      onExited={handleExited}
    >
      <ToastQueue />
    </SnackbarProvider>
  );
}
