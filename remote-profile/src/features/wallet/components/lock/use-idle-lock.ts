import { listenToWalletTabs, tellWalletTabs } from '@sopaan/session/wallet-tabs';
import { useEffect, useEffectEvent } from 'react';

/** The shortest interval between reports to the server that the member is active. */
const ACTIVITY_REPORT_MS = 60_000;

interface IdleLock {
  /** Seconds without an action after which the wallet is locked. */
  idleSeconds: number;
  /** Whether work in progress, such as an upload, counts as activity of the member. */
  isBusy: boolean;
  /** Called at most once a minute while the member is active. */
  onActive: () => void;
  onIdle: () => void;
  /** Called when another tab has locked the wallet. */
  onLocked: () => void;
}

/** Locks the wallet after inactivity. Actions that call no endpoint count as activity, and so do actions in other tabs. */
export function useIdleLock({ idleSeconds, isBusy, onActive, onIdle, onLocked }: IdleLock): void {
  const reportActivity = useEffectEvent(onActive);
  const idle = useEffectEvent(onIdle);
  const locked = useEffectEvent(onLocked);
  useEffect(() => {
    const idleMs = idleSeconds * 1_000;
    let lastActionAt = Date.now();
    let reportTimer: ReturnType<typeof setTimeout> | undefined;
    let idleTimer: ReturnType<typeof setTimeout> | undefined;
    const restartIdleTimer = () => {
      lastActionAt = Date.now();
      clearTimeout(idleTimer);
      idleTimer = setTimeout(() => idle(), idleMs);
    };
    const onAction = () => {
      tellWalletTabs('used');
      restartIdleTimer();
      reportTimer ??= setTimeout(() => {
        reportTimer = undefined;
        reportActivity();
      }, ACTIVITY_REPORT_MS);
    };
    // Timers do not run while a device sleeps.
    const onReturn = () => {
      if (Date.now() - lastActionAt >= idleMs) idle();
    };
    restartIdleTimer();
    const busyTimer = isBusy ? setInterval(onAction, ACTIVITY_REPORT_MS) : undefined;
    // Actions in other tabs restart only the timer: the tab in which the member acts reports them to the server.
    const stopListening = listenToWalletTabs({ used: restartIdleTimer, locked: () => locked() });
    addEventListener('pointerdown', onAction);
    addEventListener('keydown', onAction);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(busyTimer);
      clearTimeout(reportTimer);
      clearTimeout(idleTimer);
      stopListening();
      removeEventListener('pointerdown', onAction);
      removeEventListener('keydown', onAction);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [idleSeconds, isBusy]);
}
