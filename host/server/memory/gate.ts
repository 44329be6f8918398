/** Limits concurrency: at most `width` calls run at a time, the others wait in order. */
export function gate(width: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: Array<() => void> = [];
  let free = width;
  return async (run) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
