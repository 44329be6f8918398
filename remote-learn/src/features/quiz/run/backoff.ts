/** Repeats something that failed: after growing pauses, and at once when the network comes back. */
const PAUSES = [2000, 4000, 8000, 15_000];

export function createBackoff(again: () => void) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function now() {
    if (timer === undefined) return;
    cancel();
    again();
  }
  function cancel() {
    clearTimeout(timer);
    timer = undefined;
    removeEventListener('online', now);
  }
  return {
    /** It failed: plans the next time. */
    plan() {
      cancel();
      timer = setTimeout(now, PAUSES[Math.min(failures, PAUSES.length - 1)]);
      failures += 1;
      addEventListener('online', now);
    },
    /** It worked, or is not wanted any more. */
    reset() {
      cancel();
      failures = 0;
    },
  };
}
