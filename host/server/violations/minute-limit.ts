const MINUTE_MS = 60_000;

/** Returns a function that adds `count` to the current minute and returns true, or returns false if that would exceed `max`. */
export function minuteLimit(max: number): (count: number) => boolean {
  let startedAt = -Infinity;
  let used = 0;
  return (count) => {
    if (performance.now() - startedAt >= MINUTE_MS) {
      startedAt = performance.now();
      used = 0;
    }
    if (used + count > max) return false;
    used += count;
    return true;
  };
}
