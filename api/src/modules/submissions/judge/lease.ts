import type { Queryable } from '../../../plugins/database';
import { renewClaim, LEASE_SECONDS, type Claim } from './claims';

/** How often the progress is stored. */
const REPORT_INTERVAL_MS = 1_000;
const RENEW_INTERVAL_MS = (LEASE_SECONDS * 1_000) / 3;

export interface Lease {
  /** Aborted when the claim is lost or the submission deleted. */
  lost: AbortSignal;
  /** Reports the number of passed tests; stored at intervals. */
  reportPassed: (passedTests: number) => void;
  /** Stops renewing; resolves when no write is under way. */
  stop: () => Promise<void>;
}

/** Renews a claim until it is stopped. */
export function startLease(database: Queryable, claim: Claim): Lease {
  const lost = new AbortController();
  let [passed, reported, renewedAt] = [0, 0, performance.now()];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    const reporting = passed;
    try {
      if (!(await renewClaim(database, claim, reporting)))
        lost.abort(new Error('the claim was lost'));
      [reported, renewedAt] = [reporting, performance.now()];
    } catch {
      // The database is unavailable: the next interval retries, and a lease that has run out by then is lost.
    }
    writing = undefined;
  }

  const timer = setInterval(() => {
    const isDue = passed !== reported || performance.now() - renewedAt > RENEW_INTERVAL_MS;
    if (isDue) writing ??= write();
  }, REPORT_INTERVAL_MS);
  return {
    lost: lost.signal,
    reportPassed: (passedTests) => {
      passed = passedTests;
    },
    async stop() {
      clearInterval(timer);
      await writing;
    },
  };
}
