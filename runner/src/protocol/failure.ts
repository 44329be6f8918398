import type { FastifyBaseLogger } from 'fastify';
import { errorStatus } from '@sopaan/http/error-code';
import { RunnerError } from '../runner-error';

const STATUS = { INVALID: 400, RATE_LIMITED: 429, UNAVAILABLE: 503 } as const;

const MESSAGES: Readonly<Record<number, string>> = {
  404: 'Not Found',
  413: 'the request is too large',
  429: 'too many programs wait',
  500: 'Internal server error',
  503: 'no program can be run now',
};

export interface Failure {
  status: number;
  /** Seconds. */
  retryAfter: number | undefined;
  message: string;
}

/** What a failure is answered with. What went wrong inside is logged, never sent. */
export function failureOf(error: unknown, log: Pick<FastifyBaseLogger, 'error'>): Failure {
  const status = error instanceof RunnerError ? STATUS[error.code] : (errorStatus(error) ?? 500);
  if (status >= 500) log.error({ err: error }, 'a run failed');
  const own = error instanceof RunnerError && error.code === 'INVALID' ? error.message : undefined;
  return {
    status,
    retryAfter: error instanceof RunnerError ? error.retryAfter : undefined,
    message: own ?? MESSAGES[status] ?? 'the request must be JSON',
  };
}
