import type { FastifyBaseLogger } from 'fastify';

/** Tracks whether a service is reachable, and logs only changes. */
export interface Reachability {
  answers: () => boolean;
  answered: () => void;
  failed: (error: unknown) => void;
}

export function reachability(name: string, log: FastifyBaseLogger): Reachability {
  let state: 'unknown' | 'answers' | 'away' = 'unknown';
  return {
    answers: () => state === 'answers',
    answered() {
      if (state === 'away') log.warn(`${name} is reachable again`);
      state = 'answers';
    },
    failed(error) {
      if (state !== 'away')
        log.warn({ err: error }, `${name} is unreachable; the last set is shown`);
      state = 'away';
    },
  };
}
