import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process answers. `/readyz`: it reaches the database too. */
export function health(app: FastifyInstance): void {
  const options = {
    config: { access: 'public' as const, unlimited: true },
    schema: { hide: true, summary: 'For what watches the process.' },
  };

  app.get('/healthz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });

  app.get('/readyz', options, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    await app.database.query('select 1');
    return { status: 'ready' };
  });
}
