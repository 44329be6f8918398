/** A run is idle when no process of it has used a processor for this long. */
const IDLE_AFTER_MS = 100;
/** The threads of a runtime wake now and then. */
const BUSY_SHARE = 0.04;

export interface IdleDetector {
  /** `busyMs`: running, and waiting for a processor. */
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
