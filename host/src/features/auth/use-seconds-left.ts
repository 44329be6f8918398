import { useLayoutEffect, useState } from 'react';

export interface Wait {
  /** Milliseconds since the epoch. */
  end: number;
  /** The longest wait, even if the clock was set back. */
  maxSeconds: number;
}

const secondsUntil = ({ end, maxSeconds }: Wait) =>
  Math.min(maxSeconds, Math.max(0, Math.ceil((end - Date.now()) / 1000)));

/** A countdown in whole seconds, and a function that restarts it. */
export function useSecondsLeft(initial: Wait): [number, (seconds: number) => void] {
  const [wait, setWait] = useState(initial);
  // The clock is read in an effect, which a server does not run, but before the browser paints.
  const [secondsLeft, setSecondsLeft] = useState(0);
  useLayoutEffect(() => {
    const atFirst = secondsUntil(wait);
    setSecondsLeft(atFirst);
    const end = performance.now() + atFirst * 1000;
    const tick = () => {
      const byMonotonicClock = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      // On some devices the monotonic clock stops during sleep; the wall clock may be set back.
      const now = Math.min(byMonotonicClock, secondsUntil(wait));
      setSecondsLeft((before) => Math.min(before, now));
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [wait]);
  const start = (seconds: number) =>
    setWait({ end: Date.now() + seconds * 1000, maxSeconds: seconds });
  return [secondsLeft, start];
}
