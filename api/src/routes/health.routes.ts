import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';

/** The edge waits less than a second for a response. */
const DATABASE_TIMEOUT_MS = 700;

/** `/healthz`: the process is alive. `/readyz`: it also reaches the database. */
export function health(app: FastifyInstance): void {
  const options = {
    config: { access: 'public' as const, unlimited: true },
    schema: { hide: true, summary: 'For monitoring the process.' },
  };
  const isDatabaseReachable = createDatabaseProbe(app.database);

  app.get('/healthz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });

  app.get('/readyz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (await isDatabaseReachable()) return { status: 'ready' };
    return reply.code(503).send({ status: 'not ready', database: false });
  });
}

/** Concurrent probes share one query, so that an unresponsive database blocks only one connection. */
function createDatabaseProbe(database: Database): () => Promise<boolean> {
  let runningProbe: Promise<boolean> | undefined;
  const probe = async () => {
    try {
      await database.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      runningProbe = undefined;
    }
  };
  return async () => {
    runningProbe ??= probe();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), DATABASE_TIMEOUT_MS);
    });
    try {
      return await Promise.race([runningProbe, timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
}
