import type { Slot } from '../queue/slot';
import { abortable } from './abortable';

/** A result that is computed on the first request, and shared by all callers. */
export interface SharedResult<T> {
  /** Cancelled when all waiting callers have aborted. It is computed in the slot of the first caller. */
  get: (signal: AbortSignal, slot: Slot) => Promise<T>;
}

export function sharedResult<T>(
  compute: (signal: AbortSignal, slot: Slot) => Promise<T>,
): SharedResult<T> {
  let pending: { value: Promise<T>; waitingCallers: number; controller: AbortController } | null =
    null;

  return {
    get: async (signal, slot) => {
      signal.throwIfAborted();
      if (!pending) {
        const controller = new AbortController();
        pending = { value: compute(controller.signal, slot), waitingCallers: 0, controller };
      }
      const current = pending;
      current.waitingCallers += 1;
      try {
        return await abortable(current.value, signal);
      } catch (error) {
        // After a failure of the server, the next caller tries again.
        if (!signal.aborted && pending === current) pending = null;
        throw error;
      } finally {
        current.waitingCallers -= 1;
        if (signal.aborted && current.waitingCallers === 0) {
          current.controller.abort(signal.reason);
          await current.value.then(
            () => undefined,
            () => {
              if (pending === current) pending = null;
            },
          );
        }
      }
    },
  };
}
