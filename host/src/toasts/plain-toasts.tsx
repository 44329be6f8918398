import { HEADER_HEIGHT } from '@sopaan/contract/layout';
import { Box } from '@sopaan/ui/core';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { removeToast, toastStore, type Toast } from './toast-store';

/** Shows the toasts of the store when the code of the toast stack could not be loaded. */
export function PlainToasts() {
  const toasts = useStore(toastStore, (state) => state.toasts);
  return (
    <Box
      sx={{
        position: 'fixed',
        top: `calc(${HEADER_HEIGHT} + 8px)`,
        left: '50%',
        translate: '-50%',
        zIndex: 'snackbar',
        display: 'grid',
        gap: 1,
        width: 356,
        maxWidth: 'calc(100vw - 32px)',
      }}
    >
      {[...toasts.values()].map((toast) => (
        <PlainToast key={toast.id} toast={toast} />
      ))}
    </Box>
  );
}

function PlainToast({ toast: { id, message, kind, duration, version } }: { toast: Toast }) {
  useEffect(() => {
    if (duration === null) return;
    const timer = setTimeout(() => removeToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, version]);
  return (
    <Box
      data-toast={kind}
      sx={{
        p: 2,
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 8,
        typography: 'body2',
        overflowWrap: 'anywhere',
      }}
    >
      {message}
    </Box>
  );
}
