interface Timer {
  id: number;
  due: number;
  /** Milliseconds; undefined for one that runs once. */
  every: number | undefined;
  run: () => void;
}

type Callback = (...args: unknown[]) => void;

/** Timers, run by the host one after the other. */
export function timers() {
  let waiting: Timer[] = [];
  let last = 0;

  function add(callback: Callback, delay: unknown, args: unknown[], repeats: boolean): number {
    if (typeof callback !== 'function') throw new TypeError('The callback must be a function');
    const wait = Math.max(Number(delay) || 0, 1);
    last += 1;
    const run = () => callback(...args);
    waiting.push({ id: last, due: Date.now() + wait, every: repeats ? wait : undefined, run });
    return last;
  }

  const clear = (id: unknown) => {
    waiting = waiting.filter((timer) => timer.id !== Number(id));
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
    /** Runs the next timer if it is due. Answers the milliseconds to wait before the next call, or -1 when there is none. */
    step(): number {
      const next = waiting.reduce<Timer | undefined>(
        (first, timer) => (first && first.due <= timer.due ? first : timer),
        undefined,
      );
      if (!next) return -1;
      const wait = next.due - Date.now();
      if (wait > 0) return wait;
      if (next.every === undefined) clear(next.id);
      else next.due = Date.now() + next.every;
      next.run();
      return 0;
    },
  };
}
