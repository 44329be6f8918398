import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { JudgeWorker } from '../modules/submissions/judge/judge-worker';
import { connectDatabase } from '../plugins/database';
import type { Settings } from '../plugins/settings';
import { connectionMetrics } from './connection-metrics';
import { judgeMetrics } from './judge-metrics';
import { addressOf, serveMetrics } from './metrics-server';
import { requestMetrics } from './request-metrics';
import { runnerMetrics } from './runner-metrics';
import { siteMetrics } from './site-metrics';

export interface Metrics {
  /** Counts the requests of an app that has no routes yet. */
  watch: (app: FastifyInstance) => void;
  /** Begins to answer on `METRICS_PORT`, until the app is closed. Resolves with the address. */
  serve: (app: FastifyInstance, judge?: JudgeWorker) => Promise<string>;
}

/** What `/metrics` tells of this process; nothing where no port is set for it. */
export function openMetrics({
  host,
  metricsPort: port,
  databaseUrl,
}: Settings): Metrics | undefined {
  if (port === undefined) return undefined;
  const registry = new Registry();
  return {
    watch: (app) => requestMetrics(app, registry),

    async serve(app, judge) {
      // A connection of its own: a pool that is used up is just what somebody wants to see.
      const database = connectDatabase(databaseUrl, { connections: 1 });
      collectDefaultMetrics({ register: registry });
      connectionMetrics(app.database, registry);
      runnerMetrics(app.runner, registry);
      if (judge) judgeMetrics(judge, registry);
      const server = await serveMetrics({
        host,
        port,
        read: async () => {
          const texts = await Promise.all([registry.metrics(), siteMetrics(database)]);
          return { type: registry.contentType, text: texts.join('\n') };
        },
      });
      const address = addressOf(server, host);
      app.log.info({ address }, 'metrics are served');
      app.addHook('onClose', async () => {
        const closed = once(server, 'close');
        server.close();
        server.closeAllConnections();
        await closed;
        await database.close();
      });
      return address;
    },
  };
}
