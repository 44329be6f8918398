import { withAnySignal } from '@sopaan/http/any-signal';
import { openSandboxLease, type SandboxLease } from './sandbox-lease';

export interface SandboxPool {
  /** Runs some work with a lease. Its signal aborts with that of the caller, or when the pool is closed. */
  use: <T>(
    work: (lease: SandboxLease, signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ) => Promise<T>;
  /** Throws once the pool is closed. */
  assertOpen: () => void;
  /** Ends all work, and resolves when it has ended. */
  close: () => Promise<void>;
}

/** Creates as many leases as are used at once, and reuses them. */
export function openSandboxPool(): SandboxPool {
  const free: SandboxLease[] = [];
  const working = new Set<Promise<unknown>>();
  const closing = new AbortController();

  function use<T>(
    work: (lease: SandboxLease, signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const signals = signal ? [signal, closing.signal] : [closing.signal];
    return withAnySignal(signals, async (leaseSignal) => {
      leaseSignal.throwIfAborted();
      const lease = free.pop() ?? (await openSandboxLease());
      try {
        return await work(lease, leaseSignal);
      } finally {
        if (closing.signal.aborted) lease.close();
        else free.push(lease);
      }
    });
  }

  return {
    use: (work, signal) => {
      const done = use(work, signal);
      working.add(done);
      const forget = () => working.delete(done);
      done.then(forget, forget);
      return done;
    },
    assertOpen: () => {
      closing.signal.throwIfAborted();
    },
    close: async () => {
      closing.abort(new Error('the runner was closed'));
      await Promise.allSettled(working);
      for (const lease of free.splice(0)) lease.close();
    },
  };
}
