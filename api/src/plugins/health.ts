import type { FastifyInstance } from 'fastify';
import type { Database } from './database';

/** So soon it says that the database is silent: the edge gives it less than a second. */
const DATABASE_MILLISECONDS = 700;

/** `/healthz`: the process answers. `/readyz`: it reaches the database too. */
export function health(app: FastifyInstance): void {
  const options = {
    config: { access: 'public' as const, unlimited: true },
    schema: { hide: true, summary: 'For what watches the process.' },
  };
  const databaseAnswers = databaseProbe(app.database);

  app.get('/healthz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });

  app.get('/readyz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (await databaseAnswers()) return { status: 'ready' };
    return reply.code(503).send({ status: 'not ready', database: false });
  });
}

/** All who ask share one question, so a silent database holds one connection of theirs and no more. */
function databaseProbe(database: Database): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  const ask = async () => {
    try {
      await database.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      asked = undefined;
    }
  };
  return async () => {
    asked ??= ask();
    let timer: NodeJS.Timeout | undefined;
    const silent = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), DATABASE_MILLISECONDS);
    });
    try {
      return await Promise.race([asked, silent]);
    } finally {
      clearTimeout(timer);
    }
  };
}
