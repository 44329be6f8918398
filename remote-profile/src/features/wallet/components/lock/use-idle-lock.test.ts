import { listenToWalletTabs } from '@sopaan/session/wallet-tabs';
import { fakeBroadcastChannel } from '@sopaan/testing/fake-broadcast-channel';
import { renderHook } from '@testing-library/react';
import { useIdleLock } from './use-idle-lock';

fakeBroadcastChannel();
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const MINUTE = 60_000;

function watch(isBusy: boolean) {
  const calls: string[] = [];
  renderHook(useIdleLock, {
    initialProps: {
      idleSeconds: 600,
      isBusy,
      onActive: () => calls.push('use'),
      onIdle: () => calls.push('idle'),
      onLocked: () => calls.push('locked'),
    },
  });
  return calls;
}

test('[PF-033] a long upload is use, which the server and the other tabs learn of', () => {
  let heard = 0;
  const stop = listenToWalletTabs({ used: () => (heard += 1) });
  const calls = watch(true);
  jest.advanceTimersByTime(15 * MINUTE);
  expect(calls).not.toContain('idle');
  expect(calls.length).toBeGreaterThan(5);
  expect(heard).toBe(15);
  stop();
});

test('[PF-033] after it the member is idle for as long as ever', () => {
  const calls = watch(false);
  jest.advanceTimersByTime(10 * MINUTE - 1);
  expect(calls).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(calls).toEqual(['idle']);
});
