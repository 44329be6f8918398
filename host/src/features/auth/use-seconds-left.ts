import { useEffect, useState } from 'react';

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** A countdown in whole seconds, and a function that restarts it. */
export function useSecondsLeft(initial: number): [number, (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + initial * 1000);
  const [left, setLeft] = useState(initial);
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    // Setting the clock back must not prolong the countdown.
    const tick = () => setLeft((before) => Math.min(before, secondsUntil(end)));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [running, end]);
  const start = (seconds: number) => {
    setEnd(Date.now() + seconds * 1000);
    setLeft(seconds);
  };
  return [left, start];
}
