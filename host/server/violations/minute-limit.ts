const MINUTE_MS = 60_000;

/** Returns a function that says whether this many more fit into the current minute, and counts them. */
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
