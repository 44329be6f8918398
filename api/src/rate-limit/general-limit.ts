import { ClientDisconnected } from '@sopaan/http/client-disconnected';
import type { FastifyInstance } from 'fastify';
import { rateLimited } from './check-limits';
import { createCounters, type Counters } from './counters';
import { perAddress } from './limits';
import { createSharedLimit } from './shared-limit';

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
/** Enough for many people behind one IP address, such as a hostel or a mobile network. */
const GENERAL_LIMIT = { name: 'all', count: 3_000, seconds: MINUTE_SECONDS };
/** Publishing sends every file of a release. */
const DEPLOY_LIMIT = { name: 'deploy', count: 12_000, seconds: MINUTE_SECONDS };

/** The limit of every route, per IP address. It is checked before any expensive work. */
export function generalLimit(app: FastifyInstance): void {
  const { tokenSecret, limitsFactor } = app.settings;
  const counters = createCounters(app.database, tokenSecret);
  const sharedLimit = (limit: typeof GENERAL_LIMIT) =>
    createSharedLimit(counters, { ...limit, count: limit.count * limitsFactor });
  const [general, deploy] = [sharedLimit(GENERAL_LIMIT), sharedLimit(DEPLOY_LIMIT)];
  app.decorate('counters', counters);

  app.addHook('onRequest', async (request) => {
    const { access, unlimited = false } = request.routeOptions.config;
    if (unlimited || access === 'edge') return;
    // A closed connection has no address any more.
    if (request.raw.socket.destroyed) throw new ClientDisconnected();
    for (const subject of perAddress({ request, input: undefined, user: null })) {
      const wait = await (access === 'deploy' ? deploy : general)(subject);
      if (wait > 0) throw rateLimited(wait);
    }
  });
}
