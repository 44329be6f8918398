import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error';
import type { Limit } from './limits';

interface LimitedRequest {
  request: FastifyRequest;
  input: unknown;
}

/** Checks a route's own limits exactly: one statement for each of their subjects, in order, until one is exceeded. */
export async function checkLimits(
  limits: readonly Limit[],
  limited: LimitedRequest,
): Promise<void> {
  const wait = await secondsToWait(limits, limited);
  if (wait > 0) throw rateLimited(wait);
}

/** Like `checkLimits`, but returns the seconds to wait, 0 for none, instead of throwing. */
export async function secondsToWait(
  limits: readonly Limit[],
  { request, input }: LimitedRequest,
): Promise<number> {
  const { counters, settings } = request.server;
  for (const { name, by, count, seconds } of limits) {
    for (const { key, factor } of by({ request, input, user: request.user })) {
      const { hits, wait } = await counters.add({ name, subject: key, seconds }, 1);
      if (hits > count * factor * settings.limitsFactor) return Math.max(1, Math.ceil(wait));
    }
  }
  return 0;
}

export function rateLimited(seconds: number): ApiError {
  return new ApiError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(seconds)) });
}
