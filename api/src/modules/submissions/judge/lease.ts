import type { Queryable } from '../../../plugins/database';
import { keepClaim, LEASE_SECONDS, type Claim } from './claims';

/** How often a page can see how far it is. */
const TELL_MILLISECONDS = 1_000;
const RENEW_MILLISECONDS = (LEASE_SECONDS * 1_000) / 3;

export interface Lease {
  /** Aborted when the submission belongs to another, or is gone. */
  lost: AbortSignal;
  /** So many tests are passed. Written down now and then. */
  tell: (passedTests: number) => void;
  /** Resolves when nothing of it is under way. */
  end: () => Promise<void>;
}

/** Keeps a submission in hand for as long as it is judged. */
export function holdLease(database: Queryable, claim: Claim): Lease {
  const lost = new AbortController();
  let [passed, told, renewedAt] = [0, 0, performance.now()];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    const telling = passed;
    try {
      if (!(await keepClaim(database, claim, telling))) lost.abort(new Error('another has it'));
      [told, renewedAt] = [telling, performance.now()];
    } catch {
      // The database is away: the next look tries again, and a lease that ran out meanwhile is lost.
    }
    writing = undefined;
  }

  const timer = setInterval(() => {
    const isDue = passed !== told || performance.now() - renewedAt > RENEW_MILLISECONDS;
    if (isDue) writing ??= write();
  }, TELL_MILLISECONDS);
  return {
    lost: lost.signal,
    tell: (passedTests) => {
      passed = passedTests;
    },
    async end() {
      clearInterval(timer);
      await writing;
    },
  };
}
