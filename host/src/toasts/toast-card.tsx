import { Box, Icon, IconButton, type IconName } from '@sopaan/ui/core';
import { forwardRef, useState } from 'react';
import { useStore } from 'zustand';
import { toastStore, type Toast } from './toast-store';
import { useCountdown } from './use-countdown';
import { useSwipe } from './use-swipe';

const kindStyles: Record<Toast['kind'], { icon: IconName; color: string }> = {
  default: { icon: 'bell', color: 'text.primary' },
  loading: { icon: 'clock', color: 'text.primary' },
  success: { icon: 'check', color: 'success.main' },
  error: { icon: 'alert', color: 'error.main' },
  warning: { icon: 'alert', color: 'warning.main' },
  info: { icon: 'info', color: 'info.main' },
};

interface ToastCardProps {
  toast: Toast;
  onDismiss: () => void;
}

/** A toast: closes after its duration, by its button or by a swipe; pauses while hovered or focused. */
function Card({ toast, onDismiss }: ToastCardProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const { offset, handlers } = useSwipe(onDismiss);
  useCountdown(toast.duration, toast.version, hovered || focused, onDismiss);
  const { icon, color } = kindStyles[toast.kind];
  return (
    <Box
      {...handlers}
      data-toast={toast.kind}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      style={{ transform: `translate(${offset.x}px, ${offset.y}px)` }}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        width: 356,
        maxWidth: 'calc(100vw - 32px)',
        boxSizing: 'border-box',
        py: 1,
        pl: 2,
        pr: 1,
        borderRadius: 1,
        borderLeft: 4,
        borderColor: color,
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 8,
        typography: 'body2',
        touchAction: 'none',
        userSelect: 'none',
      }}
    >
      <Icon name={icon} sx={{ color, mt: 1.25 }} />
      <Box sx={{ flex: 1, minWidth: 0, py: 1, overflowWrap: 'anywhere' }}>{toast.message}</Box>
      <IconButton aria-label="Dismiss" onClick={onDismiss} sx={{ color: 'inherit' }}>
        <Icon name="close" size={18} />
      </IconButton>
    </Box>
  );
}

/** The current content of the toast with the given id. */
export const ToastCard = forwardRef<HTMLDivElement, { id: string; onDismiss: () => void }>(
  function ToastCard({ id, onDismiss }, ref) {
    const toast = useStore(toastStore, ({ toasts }) => toasts.get(id));
    return <div ref={ref}>{toast && <Card toast={toast} onDismiss={onDismiss} />}</div>;
  },
);
