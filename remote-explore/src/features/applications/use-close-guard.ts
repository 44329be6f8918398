import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks for confirmation before a dialog with unsent input is closed by a button, by Escape or by a link that leaves the
 * page. Back closes the dialog and stays on the page.
 */
export function useCloseGuard(isDirty: boolean, onClose: () => void) {
  const [isConfirming, setConfirming] = useState(false);
  const isBack = useRef(false);
  const blocker = useBlocker(({ historyAction }) => {
    isBack.current = historyAction === 'POP';
    return isDirty || isBack.current;
  });
  const { state, reset, proceed } = blocker;

  const onBlocked = useEffectEvent(() => {
    if (isDirty) setConfirming(true);
    else {
      reset?.();
      onClose();
    }
  });
  useEffect(() => {
    if (state === 'blocked') onBlocked();
  }, [state]);

  return {
    isConfirming,
    requestClose: () => {
      if (isDirty) setConfirming(true);
      else onClose();
    },
    keep: () => {
      reset?.();
      setConfirming(false);
    },
    discard: () => {
      setConfirming(false);
      if (state === 'blocked' && !isBack.current) return proceed?.();
      reset?.();
      onClose();
    },
  };
}
