import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './api-error';
import { perAddress, type Limit } from './limits';
import { countersIn, type Counters } from './limits-counters';
import { leasedLimit } from './limits-lease';

declare module 'fastify' {
  interface FastifyInstance {
    counters: Counters;
  }
  interface FastifyContextConfig {
    /** For what watches the process, not for what visitors ask. */
    unlimited?: boolean;
  }
}

const MINUTE = 60;
/** A hostel or a mobile network shares one address: room for many people, and none for a flood. */
const GENERAL = { name: 'all', count: 3_000, seconds: MINUTE };
/** Programs that publish send every file of a release. */
const DEPLOY = { name: 'deploy', count: 12_000, seconds: MINUTE };
const SWEEP_MILLISECONDS = 5 * 60_000;

/** The limit that every route has, per address. It comes before anything that costs. */
export function generalLimit(app: FastifyInstance): void {
  const { tokenSecret, limitsFactor } = app.settings;
  const counters = countersIn(app.database, tokenSecret);
  const leased = (limit: typeof GENERAL) =>
    leasedLimit(counters, { ...limit, count: limit.count * limitsFactor });
  const [general, deploy] = [leased(GENERAL), leased(DEPLOY)];
  app.decorate('counters', counters);

  app.addHook('onRequest', async (request) => {
    const { access, unlimited = false } = request.routeOptions.config;
    if (unlimited || access === 'edge') return;
    const whose = perAddress({ request, input: undefined, user: null });
    if (whose === undefined) return;
    const wait = await (access === 'deploy' ? deploy : general)(whose);
    if (wait > 0) throw tooMany(wait);
  });

  const sweeping = setInterval(() => {
    counters.sweep().catch((error: unknown) => app.log.warn({ err: error }, 'limits stay unswept'));
  }, SWEEP_MILLISECONDS).unref();
  app.addHook('onClose', () => clearInterval(sweeping));
}

interface Asked {
  request: FastifyRequest;
  input: unknown;
}

/** A route's own limits, exactly: one statement each, in their order, and none after a refusal. */
export async function checkLimits(limits: readonly Limit[], asked: Asked): Promise<void> {
  const wait = await secondsToWait(limits, asked);
  if (wait > 0) throw tooMany(wait);
}

/** Counts like `checkLimits`, for what answers otherwise than with a refusal: the seconds to wait, 0 for none. */
export async function secondsToWait(
  limits: readonly Limit[],
  { request, input }: Asked,
): Promise<number> {
  const { counters, settings } = request.server;
  for (const { name, by, count, seconds } of limits) {
    const whose = by({ request, input, user: request.user });
    if (whose === undefined) continue;
    const { hits, wait } = await counters.add({ name, whose, seconds }, 1);
    if (hits > count * settings.limitsFactor) return Math.max(1, Math.ceil(wait));
  }
  return 0;
}

function tooMany(seconds: number): ApiError {
  return new ApiError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil(seconds)) });
}
