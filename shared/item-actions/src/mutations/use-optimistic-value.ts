import { isApiError } from '@sopaan/api-client/call';
import { useRef, useState } from 'react';

/**
 * Sends a value, and returns it as `pending` until it is saved or rejected. A mutation reports that it is pending one task later, which
 * is too late for a double click.
 */
export function useOptimisticValue<Value>(send: (value: Value) => Promise<unknown>) {
  const [pending, setPending] = useState<{ value: Value }>();
  const latest = useRef<{ value: Value }>(undefined);

  /** Rejects only when the session has ended: the mutation shows every other error. */
  const change = async (value: Value) => {
    const entry = { value };
    latest.current = entry;
    setPending(entry);
    try {
      await send(value);
    } catch (error) {
      if (isApiError(error) && error.code === 'SESSION_ENDED') throw error;
    } finally {
      if (latest.current === entry) setPending(undefined);
    }
  };
  return { pending, change };
}
