import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router';

/**
 * Closes a dialog, or asks first when something was typed: for its buttons, for Escape, and for links out of it. Back
 * closes it too, and stays on the page.
 */
export function useCloseGuard(isDirty: boolean, onClose: () => void) {
  const [isAsking, setAsking] = useState(false);
  const isBack = useRef(false);
  const blocker = useBlocker(({ historyAction }) => {
    isBack.current = historyAction === 'POP';
    return isDirty || isBack.current;
  });
  const { state, reset, proceed } = blocker;

  const onBlocked = useEffectEvent(() => {
    if (isDirty) setAsking(true);
    else {
      reset?.();
      onClose();
    }
  });
  useEffect(() => {
    if (state === 'blocked') onBlocked();
  }, [state]);

  return {
    isAsking,
    requestClose: () => {
      if (isDirty) setAsking(true);
      else onClose();
    },
    keep: () => {
      reset?.();
      setAsking(false);
    },
    discard: () => {
      setAsking(false);
      if (state === 'blocked' && !isBack.current) return proceed?.();
      reset?.();
      onClose();
    },
  };
}
