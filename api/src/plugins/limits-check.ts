import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error';
import { perAddress, type Limit } from './limits';
import { createCounters, type Counters } from './limits-counters';
import { leasedLimit } from './limits-lease';

declare module 'fastify' {
  interface FastifyInstance {
    counters: Counters;
  }
  interface FastifyContextConfig {
    /** For monitoring routes, not for those of visitors. */
    unlimited?: boolean;
  }
}

const MINUTE_SECONDS = 60;
/** Enough for many people behind one address, such as a hostel or a mobile network. */
const GENERAL = { name: 'all', count: 3_000, seconds: MINUTE_SECONDS };
/** Publishing sends every file of a release. */
const DEPLOY = { name: 'deploy', count: 12_000, seconds: MINUTE_SECONDS };
const SWEEP_INTERVAL_MS = 5 * 60_000;

/** The limit of every route, per address. It is checked before any expensive work. */
export function generalLimit(app: FastifyInstance): void {
  const { tokenSecret, limitsFactor } = app.settings;
  const counters = createCounters(app.database, tokenSecret);
  const leased = (limit: typeof GENERAL) =>
    leasedLimit(counters, { ...limit, count: limit.count * limitsFactor });
  const [general, deploy] = [leased(GENERAL), leased(DEPLOY)];
  app.decorate('counters', counters);

  app.addHook('onRequest', async (request) => {
    const { access, unlimited = false } = request.routeOptions.config;
    if (unlimited || access === 'edge') return;
    const subject = perAddress({ request, input: undefined, user: null });
    if (subject === undefined) return;
    const wait = await (access === 'deploy' ? deploy : general)(subject);
    if (wait > 0) throw rateLimited(wait);
  });

  const sweeping = setInterval(() => {
    counters
      .sweep()
      .catch((error: unknown) =>
        app.log.warn({ err: error }, 'expired rate limits could not be deleted'),
      );
  }, SWEEP_INTERVAL_MS).unref();
  app.addHook('onClose', () => clearInterval(sweeping));
}

interface LimitedRequest {
  request: FastifyRequest;
  input: unknown;
}

/** Checks a route's own limits exactly: one statement for each, in order, until one is exceeded. */
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
    const subject = by({ request, input, user: request.user });
    if (subject === undefined) continue;
    const { hits, wait } = await counters.add({ name, subject, seconds }, 1);
    if (hits > count * settings.limitsFactor) return Math.max(1, Math.ceil(wait));
  }
  return 0;
}

function rateLimited(seconds: number): ApiError {
  return new ApiError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(seconds)) });
}
