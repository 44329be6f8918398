import type { FastifyInstance } from 'fastify';
import type { ReleaseSource } from './releases/release-source';

/**
 * `/healthz`: this process answers. `/readyz`: it can serve, and which set; a release set is known and the API reaches its
 * database. With a registry it stays ready without the API: pages open from what is installed.
 */
export function health(app: FastifyInstance, source: ReleaseSource, apiUrl: string): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const [state, api] = await Promise.all([source.state(), apiReady(apiUrl)]);
    const registry = source.registryAnswers();
    const ready = state !== undefined && (api || registry !== undefined);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: ready ? 'ready' : 'not ready',
        set: state?.present.id ?? null,
        environment: state?.environment ?? null,
        api,
        ...(registry !== undefined && { registry }),
      });
  });
}

async function apiReady(apiUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL('/readyz', apiUrl), { signal: AbortSignal.timeout(3000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
