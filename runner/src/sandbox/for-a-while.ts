/** Failures are looked at again after this long: somebody may have installed what was missing. */
const AGAIN_AFTER_MS = 30_000;

/** Asks once and keeps a good answer; a bad one is kept for a while only. */
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
