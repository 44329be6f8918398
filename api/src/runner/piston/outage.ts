import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../plugins/api-error';
import type { Priority } from '../runner';

const FIRST_WAIT = 100;
const LONGEST_WAIT = 1_000;
/** A program with which the runner ends again and again is given up. */
const MOST_LOST_RUNS = 3;

/** Milliseconds for which a runner that is away is waited for. */
export type RetryFor = Readonly<Record<Priority, number>>;

export const RETRY_FOR: RetryFor = { interactive: 30_000, background: 600_000 };

/** One run's way through the times when its runner is away. */
export interface Outage {
  /** The runner has taken the run. */
  accepted: () => void;
  /** The run has begun. */
  started: () => void;
  /** Waits before the next attempt. Rejects with `UNAVAILABLE` when there is none. */
  wait: (cause: unknown, signal: AbortSignal) => Promise<void>;
}

export function openOutage(retryFor: number): Outage {
  let since: number | undefined;
  let pause = FIRST_WAIT;
  let isStarted = false;
  let lostRuns = 0;
  return {
    accepted() {
      since = undefined;
      pause = FIRST_WAIT;
    },
    started() {
      isStarted = true;
    },
    async wait(cause, signal) {
      if (isStarted) lostRuns += 1;
      isStarted = false;
      since ??= performance.now();
      const isOver = performance.now() - since >= retryFor || lostRuns >= MOST_LOST_RUNS;
      if (isOver) throw new ApiError('UNAVAILABLE', { cause });
      await delay(pause, undefined, { signal }).catch(() => signal.throwIfAborted());
      pause = Math.min(pause * 2, LONGEST_WAIT);
    },
  };
}
