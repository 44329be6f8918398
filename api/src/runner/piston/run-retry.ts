import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../http/api-error';
import type { Priority } from '../runner';

const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 1_000;
/** A program that crashes the runner this often is not run again. */
const MAX_LOST_RUNS = 3;

/** Milliseconds to keep retrying while the runner is unreachable. */
export type RetryFor = Readonly<Record<Priority, number>>;

export const RETRY_FOR_MS: RetryFor = { interactive: 30_000, background: 600_000 };

/** The retry state of one run while the runner is unreachable. */
export interface RunRetry {
  /** The runner has accepted the run. */
  accepted: () => void;
  /** The run has started. */
  started: () => void;
  /** Waits before the next attempt. Rejects with `UNAVAILABLE` when no attempts are left. */
  wait: (cause: unknown, signal: AbortSignal) => Promise<void>;
}

export function createRunRetry(retryFor: number): RunRetry {
  let since: number | undefined;
  let delayMs = FIRST_DELAY_MS;
  let isStarted = false;
  let lostRuns = 0;
  return {
    accepted() {
      since = undefined;
      delayMs = FIRST_DELAY_MS;
    },
    started() {
      isStarted = true;
    },
    async wait(cause, signal) {
      if (isStarted) lostRuns += 1;
      isStarted = false;
      since ??= performance.now();
      const isOver = performance.now() - since >= retryFor || lostRuns >= MAX_LOST_RUNS;
      if (isOver) throw new ApiError('UNAVAILABLE', { cause });
      await delay(delayMs, undefined, { signal }).catch(() => signal.throwIfAborted());
      delayMs = Math.min(delayMs * 2, MAX_DELAY_MS);
    },
  };
}
