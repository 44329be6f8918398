/** How long a failure is cached: somebody may install what was missing. */
const FAILURE_TTL_MS = 30_000;

/** Caches a successful result permanently, and a failure for a while. */
export function cacheSuccess<T>(
  load: () => Promise<T>,
  isSuccess: (result: T) => boolean,
): () => Promise<T> {
  let cacheEntry: { result: Promise<T>; expiresAt: number } | null = null;
  return async () => {
    if (cacheEntry && performance.now() < cacheEntry.expiresAt) return cacheEntry.result;
    const current = { result: load(), expiresAt: Number.POSITIVE_INFINITY };
    cacheEntry = current;
    try {
      if (!isSuccess(await current.result)) current.expiresAt = performance.now() + FAILURE_TTL_MS;
    } catch {
      current.expiresAt = 0;
    }
    return current.result;
  };
}
