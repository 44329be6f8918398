import { useEffect, useRef } from 'react';

/** Calls `onEnd` after the duration, not counting pauses. A new `version` restarts the countdown. */
export function useCountdown(
  duration: number | null,
  version: number,
  paused: boolean,
  onEnd: () => void,
): void {
  const remainingTime = useRef({ version: 0, time: 0 });
  useEffect(() => {
    if (duration === null) return;
    if (remainingTime.current.version !== version)
      remainingTime.current = { version, time: duration };
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(onEnd, remainingTime.current.time);
    return () => {
      clearTimeout(timer);
      remainingTime.current.time = Math.max(
        0,
        remainingTime.current.time - (performance.now() - startedAt),
      );
    };
  }, [duration, version, paused, onEnd]);
}
