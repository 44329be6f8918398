import type { FastifyInstance } from 'fastify';

/** Closes the runner before the app waits for connections, so that requests that wait for a run are rejected. */
export function closeRunner(app: FastifyInstance): void {
  const closing = new AbortController();
  app.decorate('closing', closing.signal);
  app.addHook('preClose', () => {
    closing.abort();
    return app.runner.close();
  });
}
