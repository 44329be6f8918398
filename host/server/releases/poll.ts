/** Runs something again and again until it is ended, each time a little earlier or later than the last. */
export interface Poll {
  /** Resolves when the first run is over. */
  first: Promise<void>;
  end: () => Promise<void>;
}

/** A run that hangs does not hold up the end of the process for longer. */
const GRACE = 1000;

/** The run must not reject. */
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
