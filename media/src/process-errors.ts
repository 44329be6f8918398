import type { FastifyBaseLogger } from 'fastify';

const PERIOD_MS = 60_000;
const MAX_ERRORS = 20;

interface ProcessErrorsOptions {
  log: Pick<FastifyBaseLogger, 'error'>;
  exit: () => void;
  now?: () => number;
}

/**
 * Handles errors that nothing has caught, such as one of a UDP socket in the WebRTC library. Each belongs to one connection, so the process
 * goes on for the others; when there are many it exits, to be started again.
 */
export function createProcessErrorHandler({
  log,
  exit,
  now = () => performance.now(),
}: ProcessErrorsOptions): (error: unknown) => void {
  let times: number[] = [];
  return (error) => {
    log.error({ err: error }, 'an error that nothing has caught');
    times = [...times.filter((time) => time > now() - PERIOD_MS), now()];
    if (times.length > MAX_ERRORS) exit();
  };
}
