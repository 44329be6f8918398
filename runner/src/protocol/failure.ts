import type { FastifyBaseLogger } from 'fastify';
import { errorStatus } from '@sopaan/http/error-code';
import { RunnerError } from '../runner-error';

const STATUS = { INVALID: 400, RATE_LIMITED: 429, UNAVAILABLE: 503 } as const;

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'The request must be JSON',
  404: 'Not Found',
  413: 'The request is too large',
  429: 'Too many programs are waiting',
  500: 'Internal server error',
  503: 'Programs cannot be run right now',
};

export interface Failure {
  status: number;
  /** Seconds. */
  retryAfter: number | undefined;
  message: string;
}

/** The response to a failure. Internal details are logged, never sent. */
export function toFailure(error: unknown, log: Pick<FastifyBaseLogger, 'error'>): Failure {
  const status = error instanceof RunnerError ? STATUS[error.code] : (errorStatus(error) ?? 500);
  if (status >= 500) log.error({ err: error }, 'a request failed');
  const ownMessage =
    error instanceof RunnerError && error.code === 'INVALID' ? error.message : undefined;
  return {
    status,
    retryAfter: error instanceof RunnerError ? error.retryAfter : undefined,
    message: ownMessage ?? MESSAGES[status] ?? 'The request is not valid',
  };
}
