/** What the tabs of a browser tell each other about the wallet: they have one session, and so one lock. */

const CHANNEL = 'sopaan.wallet';

/** `used`: the member did something in a tab that shows the wallet. `locked`: a tab has locked it. */
type WalletMessage = 'used' | 'locked';

// A browser without it has tabs that learn of the lock at their next call.
const isSupported = () => typeof BroadcastChannel === 'function';

export function tellWalletTabs(message: WalletMessage): void {
  if (!isSupported()) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(message);
  channel.close();
}

/** Returns a function that ends it. A message of this tab arrives too. */
export function listenToWalletTabs(on: Partial<Record<WalletMessage, () => void>>): () => void {
  if (!isSupported()) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'used' || data === 'locked') on[data]?.();
  });
  return () => channel.close();
}
