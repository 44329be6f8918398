import type { Slot } from '../queue/slot';
import { waitFor } from './wait-for';

/** A result that is made when it is first asked for, and only once. */
export interface Once<T> {
  /** Given up when everybody who waits has given up. It is made in the slot of whoever asks first. */
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
        // What failed for reasons of the server is tried anew.
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
