import { useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before a dialog with unsaved changes is closed by Escape, a button or Back, or left by a link. */
export function useCloseGuard(isDirty: boolean, onClose: () => void) {
  const canLeave = useRef(false);
  const blocker = useBlocker(() => isDirty && !canLeave.current);
  const [isClosing, setClosing] = useState(false);
  const close = () => {
    canLeave.current = true;
    setClosing(false);
    if (blocker.state === 'blocked') blocker.proceed();
    else onClose();
  };
  return {
    isAsking: isClosing || blocker.state === 'blocked',
    requestClose: () => {
      if (isDirty) setClosing(true);
      else onClose();
    },
    keepEditing: () => {
      setClosing(false);
      if (blocker.state === 'blocked') blocker.reset();
    },
    /** Closes it, whatever is unsaved. */
    close,
  };
}
