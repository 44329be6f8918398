import type { FastifyBaseLogger } from 'fastify';

/** Tracks whether a service is reachable, and logs only changes. */
export interface Reachability {
  isReachable: () => boolean;
  markReachable: () => void;
  markUnreachable: (error: unknown) => void;
}

export function reachability(name: string, log: FastifyBaseLogger): Reachability {
  let state: 'unknown' | 'reachable' | 'unreachable' = 'unknown';
  return {
    isReachable: () => state === 'reachable',
    markReachable() {
      if (state === 'unreachable') log.warn(`${name} is reachable again`);
      state = 'reachable';
    },
    markUnreachable(error) {
      if (state !== 'unreachable')
        log.warn({ err: error }, `${name} is unreachable; the last known set, if any, is shown`);
      state = 'unreachable';
    },
  };
}
