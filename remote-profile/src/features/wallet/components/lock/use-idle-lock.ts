import { useEffect, useEffectEvent } from 'react';

/** How long after an action of the member the server learns that the wallet is used. */
const RENEW_MS = 60_000;

interface IdleLock {
  /** Seconds without an action after which the wallet is locked. */
  idleSeconds: number;
  /** Called at most once a minute while the member is active. */
  onUse: () => void;
  onIdle: () => void;
}

/** Watches what the member does in this page, also where it makes no call. */
export function useIdleLock({ idleSeconds, onUse, onIdle }: IdleLock): void {
  const use = useEffectEvent(onUse);
  const idle = useEffectEvent(onIdle);
  useEffect(() => {
    const idleMs = idleSeconds * 1_000;
    let lastActionAt = Date.now();
    let renewTimer: ReturnType<typeof setTimeout> | undefined;
    let idleTimer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(idleTimer);
      idleTimer = setTimeout(onTimeout, idleMs);
    };
    const onTimeout = () => {
      idle();
      // Nothing happens after this unless the wallet stays open because of an upload.
      wait();
    };
    const onAction = () => {
      lastActionAt = Date.now();
      wait();
      renewTimer ??= setTimeout(() => {
        renewTimer = undefined;
        use();
      }, RENEW_MS);
    };
    // Timers stand still while a device sleeps.
    const onReturn = () => {
      if (Date.now() - lastActionAt >= idleMs) idle();
    };
    wait();
    addEventListener('pointerdown', onAction);
    addEventListener('keydown', onAction);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(renewTimer);
      clearTimeout(idleTimer);
      removeEventListener('pointerdown', onAction);
      removeEventListener('keydown', onAction);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [idleSeconds]);
}
