interface Timer {
  id: number;
  /** In milliseconds since 1970. */
  due: number;
  /** Interval in milliseconds; undefined for a timeout. */
  interval: number | undefined;
  run: () => void;
}

type Callback = (...args: unknown[]) => void;

/** Timers that the host runs one after another. */
export function createTimers() {
  let pendingTimers: Timer[] = [];
  let lastId = 0;

  function add(callback: Callback, delay: unknown, args: unknown[], isInterval: boolean): number {
    if (typeof callback !== 'function') throw new TypeError('The callback must be a function');
    const delayMs = Math.max(Number(delay) || 0, 1);
    lastId += 1;
    const run = () => callback(...args);
    pendingTimers.push({
      id: lastId,
      due: Date.now() + delayMs,
      interval: isInterval ? delayMs : undefined,
      run,
    });
    return lastId;
  }

  const clear = (id: unknown) => {
    pendingTimers = pendingTimers.filter((timer) => timer.id !== Number(id));
  };

  return {
    globals: {
      setTimeout: (callback: Callback, delay?: unknown, ...args: unknown[]) =>
        add(callback, delay, args, false),
      setInterval: (callback: Callback, delay?: unknown, ...args: unknown[]) =>
        add(callback, delay, args, true),
      setImmediate: (callback: Callback, ...args: unknown[]) => add(callback, 0, args, false),
      clearTimeout: clear,
      clearInterval: clear,
      clearImmediate: clear,
    },
    /** Runs the next timer if it is due. Returns the milliseconds to wait until the next call, or -1 without timers. */
    step(): number {
      const next = pendingTimers.reduce<Timer | undefined>(
        (first, timer) => (first && first.due <= timer.due ? first : timer),
        undefined,
      );
      if (!next) return -1;
      const delayMs = next.due - Date.now();
      if (delayMs > 0) return delayMs;
      if (next.interval === undefined) clear(next.id);
      else next.due = Date.now() + next.interval;
      next.run();
      return 0;
    },
  };
}
