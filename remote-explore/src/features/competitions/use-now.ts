import { useEffect, useLayoutEffect, useState } from 'react';

/** The longest delay of `setTimeout`, which fires at once when given a longer one. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * The current time, updated whenever one of the instants is reached, so that a page left open stays correct. The first rendering uses
 * the time at which the data was loaded, as on the server.
 */
export function useNow(instants: readonly string[], loadedAt: number): number {
  const [now, setNow] = useState(loadedAt);
  // Updated before the page is painted, as the data may be older than the visit.
  useLayoutEffect(() => setNow(Date.now()), []);
  const next = Math.min(...instants.map(Date.parse).filter((instant) => instant > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const delay = Math.min(next - Date.now(), MAX_DELAY_MS);
    const timer = setTimeout(() => setNow(Date.now()), Math.max(delay, 0));
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}
