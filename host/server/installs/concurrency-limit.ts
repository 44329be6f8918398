/** Limits concurrency: at most `maxRunning` calls run at a time, the others wait in order. */
export function concurrencyLimit(maxRunning: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiters: Array<() => void> = [];
  let available = maxRunning;
  return async (run) => {
    if (available > 0) available -= 1;
    else await new Promise<void>((resolve) => waiters.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiters.shift();
      if (next) next();
      else available += 1;
    }
  };
}
