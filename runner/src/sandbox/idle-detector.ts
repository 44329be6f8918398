/** Nothing of a run has wanted a processor for so long. */
const IDLE_AFTER_MS = 100;
/** A runtime's own threads wake now and then. */
const BUSY_SHARE = 0.04;

export interface IdleDetector {
  /** `busyMs`: on a processor, and waiting for one. */
  record: (busyMs: number, elapsedMs: number) => void;
}

export function idleDetector(onChange: (isIdle: boolean) => void): IdleDetector {
  let quietMs = 0;
  return {
    record(busyMs, elapsedMs) {
      const wasIdle = quietMs >= IDLE_AFTER_MS;
      quietMs = busyMs > elapsedMs * BUSY_SHARE ? 0 : quietMs + elapsedMs;
      const isIdle = quietMs >= IDLE_AFTER_MS;
      if (isIdle !== wasIdle) onChange(isIdle);
    },
  };
}
