import { listenToWalletTabs, tellWalletTabs } from '@sopaan/session/wallet-tabs';
import { useEffect, useEffectEvent } from 'react';

/** How long after an action of the member the server learns that the wallet is used. */
const RENEW_MS = 60_000;

interface IdleLock {
  /** Seconds without an action after which the wallet is locked. */
  idleSeconds: number;
  /** Whether something is going on that is use, even if the member does nothing. */
  isBusy: boolean;
  /** Called at most once a minute while the member is active. */
  onActive: () => void;
  onIdle: () => void;
  /** Another tab has locked the wallet. */
  onLocked: () => void;
}

/** Watches what the member does in the tabs that show the wallet, also where it makes no call. */
export function useIdleLock({ idleSeconds, isBusy, onActive, onIdle, onLocked }: IdleLock): void {
  const use = useEffectEvent(onActive);
  const idle = useEffectEvent(onIdle);
  const locked = useEffectEvent(onLocked);
  useEffect(() => {
    const idleMs = idleSeconds * 1_000;
    let lastActionAt = Date.now();
    let renewTimer: ReturnType<typeof setTimeout> | undefined;
    let idleTimer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      lastActionAt = Date.now();
      clearTimeout(idleTimer);
      idleTimer = setTimeout(() => idle(), idleMs);
    };
    const onAction = () => {
      tellWalletTabs('used');
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
    const busyTimer = isBusy ? setInterval(onAction, RENEW_MS) : undefined;
    // The tab that was used renews the use.
    const stopListening = listenToWalletTabs({ used: wait, locked: () => locked() });
    addEventListener('pointerdown', onAction);
    addEventListener('keydown', onAction);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(busyTimer);
      clearTimeout(renewTimer);
      clearTimeout(idleTimer);
      stopListening();
      removeEventListener('pointerdown', onAction);
      removeEventListener('keydown', onAction);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [idleSeconds, isBusy]);
}
