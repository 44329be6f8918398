/** Calls a function repeatedly until it is stopped, at slightly varying intervals. */
export interface Poll {
  /** Resolves when the first call has ended. */
  first: Promise<void>;
  stop: () => Promise<void>;
}

/** How long stopping waits for a call that hangs. */
const STOP_TIMEOUT_MS = 1000;

/** `run` must not reject. */
export function poll(run: () => Promise<void>, intervalMs: number): Poll {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let currentRun = run();

  function next(): void {
    if (isStopped) return;
    timer = setTimeout(
      () => {
        currentRun = run();
        void currentRun.then(next);
      },
      intervalMs * (0.8 + Math.random() * 0.4),
    );
    timer.unref();
  }

  const first = currentRun;
  void first.then(next);
  return {
    first,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([
        currentRun,
        new Promise((resolve) => {
          timer = setTimeout(resolve, STOP_TIMEOUT_MS);
        }),
      ]);
      clearTimeout(timer);
    },
  };
}
