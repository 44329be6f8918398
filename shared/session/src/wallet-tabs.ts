/** Messages about the wallet between the tabs of a browser, which share one session and therefore one lock. */

const CHANNEL = 'sopaan.wallet';

/** `used`: the member did something in a tab that shows the wallet. `locked`: a tab has locked it. */
type WalletMessage = 'used' | 'locked';

// In a browser without BroadcastChannel, the other tabs find out about the lock at their next call.
const isSupported = () => typeof BroadcastChannel === 'function';

export function tellWalletTabs(message: WalletMessage): void {
  if (!isSupported()) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/** Returns a function that stops listening. Messages from this tab arrive too. */
export function listenToWalletTabs(on: Partial<Record<WalletMessage, () => void>>): () => void {
  if (!isSupported()) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'used' || data === 'locked') on[data]?.();
  });
  return () => channel.close();
}
