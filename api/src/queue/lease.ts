/** How often progress is stored. */
const REPORT_INTERVAL_MS = 1_000;

interface LeaseOptions {
  seconds: number;
  /** Extends the claim and stores the progress. Resolves with false if the claim was lost. */
  renew: (progress: number) => Promise<boolean>;
}

export interface Lease {
  /** Aborted when the claim is lost or the job deleted. */
  lost: AbortSignal;
  /** Stored at intervals. */
  reportProgress: (progress: number) => void;
  /** Stops renewing; resolves when no write is under way. */
  stop: () => Promise<void>;
}

/** Renews a claim until it is stopped. */
export function startLease({ seconds, renew }: LeaseOptions): Lease {
  const renewIntervalMs = (seconds * 1_000) / 3;
  const lost = new AbortController();
  let [progress, reportedProgress, renewedAt] = [0, 0, performance.now()];
  let pendingWrite: Promise<void> | undefined;

  async function write(): Promise<void> {
    const newProgress = progress;
    try {
      if (!(await renew(newProgress))) lost.abort(new Error('the claim was lost'));
      [reportedProgress, renewedAt] = [newProgress, performance.now()];
    } catch {
      // The database is unavailable: the next interval retries, and a lease that has run out by then is lost.
    }
    pendingWrite = undefined;
  }

  const timer = setInterval(() => {
    const isDue = progress !== reportedProgress || performance.now() - renewedAt > renewIntervalMs;
    if (isDue) pendingWrite ??= write();
  }, REPORT_INTERVAL_MS);
  return {
    lost: lost.signal,
    reportProgress: (current) => {
      progress = current;
    },
    async stop() {
      clearInterval(timer);
      await pendingWrite;
    },
  };
}
