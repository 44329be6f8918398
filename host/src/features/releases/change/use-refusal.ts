import { useCallback, useEffect, useRef, useState } from 'react';

/** Runs what may be refused, and keeps the refusal where the focus goes. */
export function useRefusal() {
  const [error, setError] = useState<Error | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  const watch = useCallback(async (run: () => Promise<unknown>) => {
    setError(null);
    try {
      await run();
    } catch (cause) {
      setError(cause instanceof Error ? cause : new Error(String(cause)));
    }
  }, []);
  return { error, box, watch };
}
