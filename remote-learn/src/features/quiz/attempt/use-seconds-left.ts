import { useEffect, useState } from 'react';
import { secondsUntil } from './clock';

/** Timers may fire late or not at all, so the remaining time is read from the clock and not counted in ticks. */
const POLL_MS = 250;

export function useSecondsLeft(deadline: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline));
  useEffect(() => {
    const update = () => setSeconds(secondsUntil(deadline));
    update();
    const timer = setInterval(update, POLL_MS);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [deadline]);
  return seconds;
}
