/** Calls a function repeatedly until it is stopped, at slightly varying intervals. */
export interface Poll {
  /** Resolves when the first call has ended. */
  first: Promise<void>;
  end: () => Promise<void>;
}

/** How long stopping waits for a call that hangs. */
const GRACE = 1000;

/** `run` must not reject. */
export function poll(run: () => Promise<void>, every: number): Poll {
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  let running = run();

  function next(): void {
    if (ended) return;
    timer = setTimeout(
      () => {
        running = run();
        void running.then(next);
      },
      every * (0.8 + Math.random() * 0.4),
    );
    timer.unref();
  }

  const first = running;
  void first.then(next);
  return {
    first,
    async end() {
      ended = true;
      clearTimeout(timer);
      await Promise.race([
        running,
        new Promise((resolve) => {
          timer = setTimeout(resolve, GRACE);
        }),
      ]);
      clearTimeout(timer);
    },
  };
}
