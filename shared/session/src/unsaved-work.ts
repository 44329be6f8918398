/** Input that is lost when its dialog, panel or page is left. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useBusy, useConfirmLeave, type BusyTask } from './busy';

export interface UnsavedWork extends BusyTask {
  /** Why the page must not be updated now, shown to the visitor; null while nothing is unsaved. */
  reason: string | null;
  /** Closes the dialog or panel. */
  onClose: () => void;
  /** For a dialog that is not in the URL: Back closes it and stays on the page. */
  closesOnBack?: boolean;
}

/**
 * Asks before unsaved input is lost: when its dialog is closed (`requestClose`, for Escape, the backdrop and buttons), when a
 * navigation leaves it (a link, Back), and, by the browser's own question, when the tab is closed. The question is the
 * `DiscardDialog` of `@sopaan/ui/discard-dialog`, open while `isAsking`, with the answers `keep` and `discard`.
 */
export function useUnsavedWork({ reason, onClose, closesOnBack = false, ...task }: UnsavedWork) {
  const isUnsaved = reason !== null;
  useBusy(task, reason);
  useConfirmLeave(isUnsaved);
  const [isClosing, setClosing] = useState(false);
  const canLeave = useRef(false);
  const isBack = useRef(false);
  const { state, reset, proceed } = useBlocker(({ historyAction }) => {
    if (canLeave.current) return false;
    isBack.current = closesOnBack && historyAction === 'POP';
    return isUnsaved || isBack.current;
  });
  const isBlocked = state === 'blocked';

  /** Closes without asking. */
  const close = () => {
    canLeave.current = true;
    setClosing(false);
    onClose();
  };
  const onBlocked = useEffectEvent(() => {
    if (isUnsaved) return;
    reset?.();
    close();
  });
  useEffect(() => {
    if (isBlocked) onBlocked();
  }, [isBlocked]);

  return {
    isAsking: isClosing || (isBlocked && isUnsaved),
    close,
    requestClose: () => {
      if (isUnsaved) setClosing(true);
      else close();
    },
    keep: () => {
      reset?.();
      setClosing(false);
    },
    discard: () => {
      if (isBlocked && !isBack.current) {
        setClosing(false);
        proceed?.();
        return;
      }
      reset?.();
      close();
    },
  };
}
