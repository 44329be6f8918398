import { useEffect, useState } from 'react';
import { secondsUntil } from './clock';

/** Looks at the clock four times a second: ticks may come late or not at all, the deadline does not move. */
const LOOK = 250;

export function useSecondsLeft(deadline: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(deadline));
  useEffect(() => {
    const look = () => setSeconds(secondsUntil(deadline));
    look();
    const timer = setInterval(look, LOOK);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [deadline]);
  return seconds;
}
