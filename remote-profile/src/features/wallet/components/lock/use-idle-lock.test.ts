import { listenToWalletTabs } from '@sopaan/session/wallet-tabs';
import { fakeBroadcastChannel } from '@sopaan/testing/fake-broadcast-channel';
import { renderHook } from '@testing-library/react';
import { useIdleLock } from './use-idle-lock';

fakeBroadcastChannel();
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const MINUTE = 60_000;

function recordCalls(isBusy: boolean) {
  const calls: string[] = [];
  renderHook(useIdleLock, {
    initialProps: {
      idleSeconds: 600,
      isBusy,
      onActive: () => calls.push('active'),
      onIdle: () => calls.push('idle'),
      onLocked: () => calls.push('locked'),
    },
  });
  return calls;
}

test('[PF-033] a long upload counts as activity, and is reported to the server and to other tabs', () => {
  let activityMessages = 0;
  const stop = listenToWalletTabs({ used: () => (activityMessages += 1) });
  const calls = recordCalls(true);
  jest.advanceTimersByTime(15 * MINUTE);
  expect(calls).not.toContain('idle');
  expect(calls.length).toBeGreaterThan(5);
  expect(activityMessages).toBe(15);
  stop();
});

test('[PF-033] without an upload, the member is idle when the idle time has passed without an action', () => {
  const calls = recordCalls(false);
  jest.advanceTimersByTime(10 * MINUTE - 1);
  expect(calls).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(calls).toEqual(['idle']);
});
