import type { FastifyBaseLogger } from 'fastify';

const PERIOD_MS = 60_000;
const MAX_ERRORS = 20;

interface ProcessErrorsOptions {
  log: Pick<FastifyBaseLogger, 'error'>;
  exit: () => void;
  now?: () => number;
}

/**
 * Handles uncaught errors, such as those of a UDP socket in the WebRTC library. Each concerns one connection, so the process keeps running
 * for the others. After many errors it exits, and is restarted.
 */
export function createProcessErrorHandler({
  log,
  exit,
  now = () => performance.now(),
}: ProcessErrorsOptions): (error: unknown) => void {
  let times: number[] = [];
  return (error) => {
    log.error({ err: error }, 'uncaught error');
    times = [...times.filter((time) => time > now() - PERIOD_MS), now()];
    if (times.length > MAX_ERRORS) exit();
  };
}
