import type { FastifyBaseLogger } from 'fastify';

/** Whether the other side answers; said in the log when that changes, and only then. */
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
      if (state === 'away') log.warn(`${name} answers again`);
      state = 'answers';
    },
    failed(error) {
      if (state !== 'away')
        log.warn({ err: error }, `${name} does not answer; the last set is shown`);
      state = 'away';
    },
  };
}
