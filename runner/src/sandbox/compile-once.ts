import type { Slot } from '../queue/slot';
import { waitFor } from './wait-for';

/** A result that is computed on the first request, and shared by all callers. */
export interface Once<T> {
  /** Cancelled when all waiting callers have aborted. It is computed in the slot of the first caller. */
  get: (signal: AbortSignal, slot: Slot) => Promise<T>;
}

export function once<T>(make: (signal: AbortSignal, slot: Slot) => Promise<T>): Once<T> {
  let made: { value: Promise<T>; waiting: number; controller: AbortController } | null = null;

  return {
    get: async (signal, slot) => {
      signal.throwIfAborted();
      if (!made) {
        const controller = new AbortController();
        made = { value: make(controller.signal, slot), waiting: 0, controller };
      }
      const current = made;
      current.waiting += 1;
      try {
        return await waitFor(current.value, signal);
      } catch (error) {
        // After a failure of the server, the next caller tries again.
        if (!signal.aborted && made === current) made = null;
        throw error;
      } finally {
        current.waiting -= 1;
        if (signal.aborted && current.waiting === 0) {
          current.controller.abort(signal.reason);
          await current.value.then(
            () => undefined,
            () => {
              if (made === current) made = null;
            },
          );
        }
      }
    },
  };
}
