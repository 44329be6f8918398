import type { Counters } from './limits-counters';

/** A limit is split into at least this many leases; larger ones need fewer statements. */
const MIN_LEASES = 60;
const MAX_LEASE_HITS = 1_000;
const MAX_ENTRIES = 10_000;

interface Lease {
  left: number;
  /** By this process's clock, never later than by the database's. */
  expiresAt: number;
  /** The limit is exhausted until it expires. */
  isLast: boolean;
}

interface SharedLimit {
  name: string;
  count: number;
  seconds: number;
}

/**
 * Counts against a limit that many processes share. Each process leases blocks of hits from the counter. Together they
 * never allow more than the limit; unused leased hits are lost. Returns the seconds to wait, 0 for none.
 */
export function leasedLimit(
  counters: Counters,
  { name, count, seconds }: SharedLimit,
  clock = () => performance.now(),
): (subject: string) => Promise<number> {
  const block = Math.max(1, Math.min(MAX_LEASE_HITS, Math.floor(count / MIN_LEASES)));
  const leases = new Map<string, Lease>();
  const renewals = new Map<string, Promise<void>>();

  async function renew(subject: string): Promise<void> {
    const requestedAt = clock();
    const { hits, wait } = await counters.add({ name, subject, seconds }, block);
    const left = Math.min(block, Math.max(0, count - (hits - block)));
    leases.delete(subject);
    leases.set(subject, { left, expiresAt: requestedAt + wait * 1000, isLast: left < block });
    for (const oldest of leases.keys()) {
      if (leases.size <= MAX_ENTRIES) break;
      leases.delete(oldest);
    }
  }

  return async function wait(subject) {
    for (;;) {
      const lease = leases.get(subject);
      const remainingMs = lease ? lease.expiresAt - clock() : 0;
      if (lease && remainingMs > 0) {
        if (lease.left > 0) {
          lease.left -= 1;
          return 0;
        }
        if (lease.isLast) return Math.ceil(remainingMs / 1000);
      }
      let renewal = renewals.get(subject);
      if (!renewal) {
        renewal = renew(subject).finally(() => renewals.delete(subject));
        renewals.set(subject, renewal);
      }
      await renewal;
    }
  };
}
