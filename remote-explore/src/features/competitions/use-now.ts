import { useEffect, useState } from 'react';

/** Longer timers run at once. */
const LONGEST = 2 ** 31 - 1;

/** The present, renewed whenever one of these instants is reached: a page that stays open tells the truth. */
export function useNow(instants: readonly string[]): number {
  const [now, setNow] = useState(() => Date.now());
  const next = Math.min(...instants.map(Date.parse).filter((instant) => instant > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const wait = Math.min(next - Date.now(), LONGEST);
    const timer = setTimeout(() => setNow(Date.now()), Math.max(wait, 0));
    return () => clearTimeout(timer);
  }, [next, now]);
  return now;
}
