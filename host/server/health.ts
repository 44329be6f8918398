import type { FastifyInstance } from 'fastify';
import { boolean, object } from 'yup';
import type { ReleaseSource } from './releases/release-source';

/** Less than the second within which a health check must respond; the API takes less to report that its database is unavailable. */
const API_TIMEOUT_MS = 900;

interface ApiHealth {
  /** Whether the API responds. */
  api: boolean;
  /** Whether the API reaches its database; null if that is unknown. */
  database: boolean | null;
}

/**
 * `/healthz` responds while the process runs. `/readyz` reports whether the edge can serve pages: a release set is loaded, and the
 * API responds and reaches its database. It also names that set.
 */
export function health(app: FastifyInstance, source: ReleaseSource, apiUrl: string): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const [state, { api, database }] = await Promise.all([source.state(), apiHealth(apiUrl)]);
    const registry = source.isRegistryReachable();
    const isReady = state !== undefined && api && database === true;
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ready' : 'not ready',
        set: state?.current.id ?? null,
        environment: state?.environment ?? null,
        api,
        database,
        ...(registry !== undefined && { registry }),
      });
  });
}

const notReadySchema = object({ database: boolean().required() });

async function apiHealth(apiUrl: string): Promise<ApiHealth> {
  try {
    const signal = AbortSignal.timeout(API_TIMEOUT_MS);
    const response = await fetch(new URL('/readyz', apiUrl), { signal });
    if (response.ok) {
      await response.body?.cancel();
      return { api: true, database: true };
    }
    const { database } = await notReadySchema.validate(await response.json());
    return { api: true, database };
  } catch {
    return { api: false, database: null };
  }
}
