const RETRY_DELAYS_MS = [2_000, 4_000, 8_000, 15_000];

/** Retries a failed action with growing delays, and at once when the browser is back online. */
export function createBackoff(retry: () => void) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function retryNow() {
    if (timer === undefined) return;
    cancel();
    retry();
  }
  function cancel() {
    clearTimeout(timer);
    timer = undefined;
    removeEventListener('online', retryNow);
  }
  return {
    /** Schedules the next retry after a failure. */
    schedule() {
      cancel();
      timer = setTimeout(retryNow, RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)]);
      failures += 1;
      addEventListener('online', retryNow);
    },
    /** To be called on success, or when no retry is wanted any more. */
    reset() {
      cancel();
      failures = 0;
    },
  };
}
