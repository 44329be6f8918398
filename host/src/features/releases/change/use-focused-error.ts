import { useCallback, useEffect, useRef, useState } from 'react';

/** Runs an action and keeps its error, whose box receives the focus. */
export function useFocusedError() {
  const [error, setError] = useState<Error | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  const run = useCallback(async (action: () => Promise<unknown>) => {
    setError(null);
    try {
      await action();
    } catch (cause) {
      setError(cause instanceof Error ? cause : new Error(String(cause)));
    }
  }, []);
  return { error, box, run };
}
