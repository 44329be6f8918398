import { useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before unsaved input is lost: when the panel is closed, and when a navigation leaves it, also Back. */
export function useCloseGuard(isDirty: boolean, close: () => void) {
  const [isClosing, setClosing] = useState(false);
  const isLeaving = useRef(false);
  const { state, reset, proceed } = useBlocker(() => isDirty && !isLeaving.current);

  /** Closes without asking. */
  const leave = () => {
    isLeaving.current = true;
    close();
  };
  return {
    isConfirming: isClosing || state === 'blocked',
    leave,
    requestClose: () => {
      if (isDirty) setClosing(true);
      else leave();
    },
    keep: () => {
      reset?.();
      setClosing(false);
    },
    discard: () => {
      setClosing(false);
      if (state === 'blocked') proceed?.();
      else leave();
    },
  };
}
