import type { Counters } from './limits-counters';

/** A process takes so many at a time, so that most requests need no statement. */
const LEAST_LEASES = 60;
const MOST_HITS = 1_000;
const MOST_ENTRIES = 10_000;

interface Lease {
  left: number;
  /** By this process's own clock, never later than by the database's. */
  until: number;
  /** There are no more to be had until then. */
  last: boolean;
}

interface Shared {
  name: string;
  count: number;
  seconds: number;
}

/**
 * Counts against a limit that many processes share, in blocks that each leases from the counter. Together they never let
 * more through; what a process leased and did not use is lost. The answer: the seconds to wait, 0 for none.
 */
export function leasedLimit(
  counters: Counters,
  { name, count, seconds }: Shared,
  clock = () => performance.now(),
): (whose: string) => Promise<number> {
  const block = Math.max(1, Math.min(MOST_HITS, Math.floor(count / LEAST_LEASES)));
  const leases = new Map<string, Lease>();
  const underWay = new Map<string, Promise<void>>();

  async function renew(whose: string): Promise<void> {
    const asked = clock();
    const { hits, wait } = await counters.add({ name, whose, seconds }, block);
    const left = Math.min(block, Math.max(0, count - (hits - block)));
    leases.delete(whose);
    leases.set(whose, { left, until: asked + wait * 1000, last: left < block });
    for (const oldest of leases.keys()) {
      if (leases.size <= MOST_ENTRIES) break;
      leases.delete(oldest);
    }
  }

  return async function wait(whose) {
    for (;;) {
      const lease = leases.get(whose);
      const rest = lease ? lease.until - clock() : 0;
      if (lease && rest > 0) {
        if (lease.left > 0) {
          lease.left -= 1;
          return 0;
        }
        if (lease.last) return Math.ceil(rest / 1000);
      }
      let renewal = underWay.get(whose);
      if (!renewal) {
        renewal = renew(whose).finally(() => underWay.delete(whose));
        underWay.set(whose, renewal);
      }
      await renewal;
    }
  };
}
