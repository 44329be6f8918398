import { withAnySignal } from '@sopaan/http/any-signal';
import { openSandboxResources, type SandboxResources } from './sandbox-resources';

export interface SandboxPool {
  /** Runs some work with the resources of one run. Its signal aborts with that of the caller, or when the pool is closed. */
  use: <T>(
    work: (resources: SandboxResources, signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ) => Promise<T>;
  /** Throws once the pool is closed. */
  assertOpen: () => void;
  /** Ends all work, and resolves when it has ended. */
  close: () => Promise<void>;
}

/** Reuses the resources of ended runs, so that only as many are opened as runs execute at the same time. */
export function openSandboxPool(): SandboxPool {
  const freeResources: SandboxResources[] = [];
  const runningWork = new Set<Promise<unknown>>();
  const closing = new AbortController();

  function use<T>(
    work: (resources: SandboxResources, signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const signals = signal ? [signal, closing.signal] : [closing.signal];
    return withAnySignal(signals, async (runSignal) => {
      runSignal.throwIfAborted();
      const resources = freeResources.pop() ?? (await openSandboxResources());
      try {
        return await work(resources, runSignal);
      } finally {
        if (closing.signal.aborted) resources.close();
        else freeResources.push(resources);
      }
    });
  }

  return {
    use: (work, signal) => {
      const done = use(work, signal);
      runningWork.add(done);
      const forget = () => runningWork.delete(done);
      done.then(forget, forget);
      return done;
    },
    assertOpen: () => {
      closing.signal.throwIfAborted();
    },
    close: async () => {
      closing.abort(new Error('the runner was closed'));
      await Promise.allSettled(runningWork);
      for (const resources of freeResources.splice(0)) resources.close();
    },
  };
}
