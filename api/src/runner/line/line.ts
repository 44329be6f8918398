import { ApiError } from '../../plugins/api-error';
import type { Waiting } from '../code-runner';
import { startPace } from './pace';
import { takeTurns } from './turns';

export interface LineOptions {
  /** How many run at once. */
  slots: number;
  /** How many may wait with short patience. */
  places?: number;
  /** How many of these may be one owner's. */
  placesEach?: number;
}

export interface Line {
  /** Waits for a slot. Resolves with what frees it. */
  enter(waiting: Waiting, signal: AbortSignal): Promise<() => void>;
  /** Sends home who waits; whoever comes later too. */
  close(reason: Error): void;
  readonly running: number;
  readonly waiting: number;
}

interface Place {
  waiting: Waiting;
  position: number;
  start: () => void;
  refuse: (reason: unknown) => void;
}

const PLACES = 16;
const PLACES_EACH = 3;

export function openLine({ slots, places = PLACES, placesEach = PLACES_EACH }: LineOptions): Line {
  const turns = takeTurns<Place>();
  const pace = startPace();
  let running = 0;
  let closed: Error | undefined;

  function occupy({ onStart }: Waiting): () => void {
    const began = performance.now();
    let isFree = false;
    running += 1;
    onStart?.();
    return () => {
      if (isFree) return;
      isFree = true;
      running -= 1;
      pace.ran(performance.now() - began);
      turns.next()?.start();
      tellPositions();
    };
  }

  function tellPositions(): void {
    for (const [index, place] of turns.inOrder().entries()) {
      if (place.position === index + 1) continue;
      place.position = index + 1;
      place.waiting.onPosition?.(place.position);
    }
  }

  /** The judge's runs take nobody's place: they wait beside. */
  function assertPlace({ owner }: Waiting): void {
    const short = turns.inOrder().filter(({ waiting }) => waiting.patience === 'short');
    const own = short.filter(({ waiting }) => waiting.owner === owner);
    if (short.length < places && own.length < placesEach) return;
    const ahead = own.length < placesEach ? turns.inOrder().length : own.length;
    throw new ApiError('RATE_LIMITED', { retryAfter: pace.secondsFor(ahead, slots) });
  }

  function wait(waiting: Waiting, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        turns.remove(waiting.owner, place);
        reject(signal.reason);
        tellPositions();
      };
      const place: Place = {
        waiting,
        position: 0,
        start() {
          signal.removeEventListener('abort', leave);
          resolve(occupy(waiting));
        },
        refuse(reason) {
          signal.removeEventListener('abort', leave);
          reject(reason);
        },
      };
      signal.addEventListener('abort', leave, { once: true });
      turns.add(waiting.owner, place);
      tellPositions();
    });
  }

  return {
    async enter(waiting, signal) {
      signal.throwIfAborted();
      if (closed) throw closed;
      if (running < slots) return occupy(waiting);
      if (waiting.patience === 'short') assertPlace(waiting);
      return wait(waiting, signal);
    },

    close(reason) {
      closed = reason;
      for (let place = turns.next(); place; place = turns.next()) place.refuse(reason);
    },

    get running() {
      return running;
    },

    get waiting() {
      return turns.inOrder().length;
    },
  };
}
