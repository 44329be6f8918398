import { useEffect, useRef } from 'react';

/** Calls `onEnd` after the duration, not counting pauses. A new `version` restarts the countdown. */
export function useCountdown(
  duration: number | null,
  version: number,
  paused: boolean,
  onEnd: () => void,
): void {
  const remaining = useRef({ version: 0, ms: 0 });
  useEffect(() => {
    if (duration === null) return;
    if (remaining.current.version !== version) remaining.current = { version, ms: duration };
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(onEnd, remaining.current.ms);
    return () => {
      clearTimeout(timer);
      remaining.current.ms = Math.max(0, remaining.current.ms - (performance.now() - startedAt));
    };
  }, [duration, version, paused, onEnd]);
}
