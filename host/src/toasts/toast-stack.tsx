import { useMediaQuery } from '@sopaan/ui/core';
import {
  SnackbarProvider,
  useSnackbar,
  type CustomContentProps,
  type SnackbarKey,
} from 'notistack';
import { forwardRef, useCallback, useEffect, useRef } from 'react';
import { ToastCard } from './toast-card';
import { leaveToast, removeToast, toastStore } from './toast-store';

const Content = forwardRef<HTMLDivElement, CustomContentProps>(function Content({ id }, ref) {
  const { closeSnackbar } = useSnackbar();
  const dismiss = useCallback(() => closeSnackbar(id), [closeSnackbar, id]);
  return <ToastCard ref={ref} id={String(id)} onDismiss={dismiss} />;
});

const Components = { default: Content };

const leave = (_event: unknown, _reason: unknown, key?: SnackbarKey) => leaveToast(String(key));
const remove = (_node: unknown, key: SnackbarKey) => removeToast(String(key));

/** Hands each toast of the store to notistack once. */
function Feeder() {
  const { enqueueSnackbar } = useSnackbar();
  const known = useRef(new Set<string>());
  useEffect(() => {
    const feed = () => {
      for (const { id, message } of toastStore.getState().toasts.values()) {
        if (known.current.has(id)) continue;
        known.current.add(id);
        enqueueSnackbar({ key: id, message });
      }
    };
    feed();
    return toastStore.subscribe(feed);
  }, [enqueueSnackbar]);
  return null;
}

/** Puts the toasts of the store on screen. Place, order and limit are notistack's; time and words are ours. */
export function ToastStack() {
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <SnackbarProvider
      maxSnack={3}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      // Not `persist`: notistack may then no longer make room for a newer toast.
      autoHideDuration={null}
      transitionDuration={still ? 0 : undefined}
      Components={Components}
      onClose={leave}
      onExited={remove}
    >
      <Feeder />
    </SnackbarProvider>
  );
}
