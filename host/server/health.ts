import type { FastifyInstance } from 'fastify';
import type { ReleaseSet } from './releases/release-set';

/** `/healthz`: this process answers. `/readyz`: it can serve: a release set is known and the API reaches its database. */
export function health(
  app: FastifyInstance,
  currentSet: () => Promise<ReleaseSet | undefined>,
  apiUrl: string,
): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const [set, api] = await Promise.all([currentSet(), apiReady(apiUrl)]);
    const ready = set !== undefined && api;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', set: set?.id ?? null, api });
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
