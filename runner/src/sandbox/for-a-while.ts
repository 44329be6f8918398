/** How long a failure is cached: somebody may install what was missing. */
const AGAIN_AFTER_MS = 30_000;

/** Caches a successful result for good, and a failure for a while. */
export function keepGood<T>(
  ask: () => Promise<T>,
  isGood: (answer: T) => boolean,
): () => Promise<T> {
  let kept: { answer: Promise<T>; until: number } | null = null;
  return async () => {
    if (kept && performance.now() < kept.until) return kept.answer;
    const current = { answer: ask(), until: Number.POSITIVE_INFINITY };
    kept = current;
    try {
      if (!isGood(await current.answer)) current.until = performance.now() + AGAIN_AFTER_MS;
    } catch {
      current.until = 0;
    }
    return current.answer;
  };
}
