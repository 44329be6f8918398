import type { Festival } from '@sopaan/schemas/festivals/festival';
import { festivalPhase, type FestivalPhase } from '@sopaan/schemas/festivals/festival-phase';
import { useEffect, useLayoutEffect, useState } from 'react';

/** The longest delay of `setTimeout`, which fires at once when given a longer one. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** The current phase, which changes while the page is open. The first rendering uses the time at which the data was loaded, as on the server. */
export function useFestivalPhase(festival: Festival, loadedAt: number): FestivalPhase {
  const { registrationOpensAt, startsAt, endsAt } = festival;
  const [now, setNow] = useState(loadedAt);
  // Updated before the page is painted, as the data may be older than the visit.
  useLayoutEffect(() => setNow(Date.now()), []);
  const instants = [registrationOpensAt, startsAt, endsAt].map(Date.parse);
  const next = Math.min(...instants.filter((instant) => instant > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const delay = Math.min(Math.max(next - Date.now(), 0), MAX_DELAY_MS);
    const timer = setTimeout(() => setNow(Date.now()), delay);
    return () => clearTimeout(timer);
  }, [next, now]);
  return festivalPhase(festival, now);
}
