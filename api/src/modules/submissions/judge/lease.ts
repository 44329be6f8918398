import type { Queryable } from '../../../plugins/database';
import { renewClaim, LEASE_SECONDS, type Claim } from './claims';

/** How often a page can see how far it is. */
const REPORT_INTERVAL_MS = 1_000;
const RENEW_INTERVAL_MS = (LEASE_SECONDS * 1_000) / 3;

export interface Lease {
  /** Aborted when the submission belongs to another, or is gone. */
  lost: AbortSignal;
  /** So many tests are passed. Written down now and then. */
  tell: (passedTests: number) => void;
  /** Resolves when nothing of it is under way. */
  end: () => Promise<void>;
}

/** Keeps a submission in hand for as long as it is judged. */
export function startLease(database: Queryable, claim: Claim): Lease {
  const lost = new AbortController();
  let [passed, reported, renewedAt] = [0, 0, performance.now()];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    const reporting = passed;
    try {
      if (!(await renewClaim(database, claim, reporting))) lost.abort(new Error('another has it'));
      [reported, renewedAt] = [reporting, performance.now()];
    } catch {
      // The database is away: the next look tries again, and a lease that ran out meanwhile is lost.
    }
    writing = undefined;
  }

  const timer = setInterval(() => {
    const isDue = passed !== reported || performance.now() - renewedAt > RENEW_INTERVAL_MS;
    if (isDue) writing ??= write();
  }, REPORT_INTERVAL_MS);
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
