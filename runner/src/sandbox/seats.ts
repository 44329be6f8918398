import { withAnySignal } from '@sopaan/http/any-signal';
import { openSeat, type Seat } from './seat';

export interface Seats {
  /** Gives a seat to some work, which ends when the signal says so or all seats are closed. */
  use: <T>(
    work: (seat: Seat, signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ) => Promise<T>;
  /** Throws once they are closed. */
  assertOpen: () => void;
  /** Ends all work, and resolves when it has ended. */
  close: () => Promise<void>;
}

/** As many seats as are used at once, kept for the next. */
export function openSeats(): Seats {
  const free: Seat[] = [];
  const working = new Set<Promise<unknown>>();
  const closing = new AbortController();

  function use<T>(
    work: (seat: Seat, signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const signals = signal ? [signal, closing.signal] : [closing.signal];
    return withAnySignal(signals, async (ends) => {
      ends.throwIfAborted();
      const seat = free.pop() ?? (await openSeat());
      try {
        return await work(seat, ends);
      } finally {
        if (closing.signal.aborted) seat.close();
        else free.push(seat);
      }
    });
  }

  return {
    use: (work, signal) => {
      const done = use(work, signal);
      working.add(done);
      const forget = () => working.delete(done);
      done.then(forget, forget);
      return done;
    },
    assertOpen: () => {
      closing.signal.throwIfAborted();
    },
    close: async () => {
      closing.abort(new Error('the runner was closed'));
      await Promise.allSettled(working);
      for (const seat of free.splice(0)) seat.close();
    },
  };
}
