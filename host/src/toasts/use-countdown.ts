import { useEffect, useRef } from 'react';

/** Calls `onEnd` after the duration, not counting pauses. A new `version` restarts it. */
export function useCountdown(
  duration: number | null,
  version: number,
  paused: boolean,
  onEnd: () => void,
): void {
  const left = useRef({ version: 0, time: 0 });
  useEffect(() => {
    if (duration === null) return;
    if (left.current.version !== version) left.current = { version, time: duration };
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(onEnd, left.current.time);
    return () => {
      clearTimeout(timer);
      left.current.time = Math.max(0, left.current.time - (Date.now() - started));
    };
  }, [duration, version, paused, onEnd]);
}
